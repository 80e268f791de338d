// The six houses of the town, drawn for this project. Coordinates are those of the town's sheet.

export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width: number;
}

/** In the order of the stages. */
export const HOUSES: Stroke[][] = [
  [
    { d: "M34 122V82h12v-14h13v-13h13v-13h44v13h13v13h13v14h12V122z", fill: "#d9a47c", width: 1.5 },
    { d: "M54 104v-9.6a6 6 0 0 1 12 0v9.6z", fill: "#7fa9c4", width: 1.2 },
    { d: "M122 104v-9.6a6 6 0 0 1 12 0v9.6z", fill: "#7fa9c4", width: 1.2 },
    { d: "M66.5 81.5v-9a5.5 5.5 0 0 1 11 0v9z", fill: "#7fa9c4", width: 1.2 },
    { d: "M110.5 81.5v-9a5.5 5.5 0 0 1 11 0v9z", fill: "#7fa9c4", width: 1.2 },
    { d: "M84 122v-17.36a10 10 0 0 1 20 0v17.36z", fill: "#4a3424", width: 1.3 },
  ],
  [
    { d: "M191 122V74h92V122z", fill: "#e8d6b2", width: 1.5 },
    { d: "M185 76L237 44L289 76z", fill: "var(--i-roof)", width: 1.5 },
    { d: "M299 122V38M299 40L265 50M269 50v18", stroke: "#7a5230", width: 4 },
    { d: "M285 122V74M283 92h22M283 108h22", stroke: "#96642f", width: 2.5 },
    { d: "M262 68h14v10h-14z", fill: "#b9bcc0", width: 1.2 },
    { d: "M205 102v-9.6a6 6 0 0 1 12 0v9.6z", fill: "#7fa9c4", width: 1.2 },
    { d: "M251 102v-9.6a6 6 0 0 1 12 0v9.6z", fill: "#7fa9c4", width: 1.2 },
    { d: "M227 122v-17.36a10 10 0 0 1 20 0v17.36z", fill: "#4a3424", width: 1.3 },
  ],
  [
    { d: "M350 122V70h86V122z", fill: "#ece0c6", width: 1.5 },
    { d: "M342 72l12-24h66l14 24z", fill: "var(--i-slate)", width: 1.5 },
    { d: "M432 122V64h30V122z", fill: "#e0cfa9", width: 1.5 },
    { d: "M428 65L447 32L466 65z", fill: "var(--i-roof)", width: 1.5 },
    { d: "M442 91v-8.4a5 5 0 0 1 10 0v8.4z", fill: "#7fa9c4", width: 1.2 },
    { d: "M366 100v-9.6a6 6 0 0 1 12 0v9.6z", fill: "#7fa9c4", width: 1.2 },
    { d: "M400 100v-9.6a6 6 0 0 1 12 0v9.6z", fill: "#7fa9c4", width: 1.2 },
    { d: "M382 122v-17.36a10 10 0 0 1 20 0v17.36z", fill: "#4a3424", width: 1.3 },
  ],
  [
    { d: "M589 70V38h16v38z", fill: "#a85b45", width: 1.4 },
    { d: "M595 32c-8-8 6-10-2-18", stroke: "var(--line-2)", width: 3 },
    { d: "M495 122V74h128V122z", fill: "#e3c79a", width: 1.5 },
    { d: "M489 76L509 50h100l20 26z", fill: "var(--i-roof-d)", width: 1.5 },
    { d: "M495 90h128M519 74V122M599 74V122M495 122l24-36M623 122l-24-36", stroke: "#7a5230", width: 2.4 },
    { d: "M549 122v-17.36a10 10 0 0 1 20 0v17.36z", fill: "#4a3424", width: 1.3 },
  ],
  [
    { d: "M652 122V64h124V122z", fill: "#f0e2c4", width: 1.5 },
    { d: "M646 66l10-18h116l10 18z", fill: "#6f8f5a", width: 1.5 },
    { d: "M662 122v-18a10 12 0 0 1 20 0v18z", fill: "#5a4130", width: 1.3 },
    { d: "M694 122v-18a10 12 0 0 1 20 0v18z", fill: "#5a4130", width: 1.3 },
    { d: "M726 122v-18a10 12 0 0 1 20 0v18z", fill: "#5a4130", width: 1.3 },
    { d: "M758 122v-18a10 12 0 0 1 20 0v18z", fill: "#5a4130", width: 1.3 },
    { d: "M666.5 88v-8.4a5.5 5.5 0 0 1 11 0v8.4z", fill: "#7fa9c4", width: 1.2 },
    { d: "M762.5 88v-8.4a5.5 5.5 0 0 1 11 0v8.4z", fill: "#7fa9c4", width: 1.2 },
  ],
  [
    { d: "M805 122V76h128V122z", fill: "#f0e2c4", width: 1.5 },
    { d: "M799 78l10-16h120l10 16z", fill: "var(--i-roof)", width: 1.5 },
    { d: "M854 122V50h30V122z", fill: "#e4d2ab", width: 1.5 },
    { d: "M850 51L869 22L888 51z", fill: "var(--i-slate)", width: 1.5 },
    { d: "M860.5 63a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z", fill: "#fff", width: 1.4 },
    { d: "M869 58v5l4 2", width: 1.3 },
    { d: "M817 104v-9.6a6 6 0 0 1 12 0v9.6z", fill: "#7fa9c4", width: 1.2 },
    { d: "M909 104v-9.6a6 6 0 0 1 12 0v9.6z", fill: "#7fa9c4", width: 1.2 },
    { d: "M859 122v-17.36a10 10 0 0 1 20 0v17.36z", fill: "#4a3424", width: 1.3 },
  ],
];
