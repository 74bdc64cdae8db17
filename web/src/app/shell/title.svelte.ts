let page = $state(document.title); // as the server wrote it, until the page says otherwise

/** What this page is called; to be set from an effect. */
export function titlePage(title: string): void {
  page = title;
}

/** The same as browsers show it, with the number of tables that wait for me before it. */
export const titleWith = (waiting: number): string => (waiting > 0 ? `(${waiting}) ${page}` : page);
