/** Whether the table is being asked questions: then a press on anything says what it is, and plays nothing. */
export const help = $state({ isOn: false });
