/** How each seat's line is dashed, so that lines are told apart without their colours; dots are the truth's. */
export const DASHES = ['', '9 4', '10 3 3 3', '5 3', '14 4 5 4', '12 3 3 3 3 3', '18 4'];
