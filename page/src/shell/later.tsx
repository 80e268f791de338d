// A page of the shell that is loaded only when somebody goes there.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

export function Later<Props extends object>({ load, ...props }: Props & { load: () => Promise<ComponentType<Props>> }) {
  const [Shown, show] = useState<ComponentType<Props> | null>(null);
  useEffect(() => void load().then((loaded) => show(() => loaded)), []);
  return Shown && <Shown {...(props as unknown as Props)} />;
}
