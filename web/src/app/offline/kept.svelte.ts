/** Whether what is shown is what the service worker remembers: the server could not be reached. */
let isKept = $state(false);

export const isWithoutServer = (): boolean => isKept;

/** Each answer says whether it is remembered or new. */
export function hearKept(is: boolean): void {
  isKept = is;
}
