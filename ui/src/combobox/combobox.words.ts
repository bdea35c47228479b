/** The words of a combobox. */
export interface ComboboxWords {
  /** Shown in place of a list without options, e.g. `Nie ma takiej pozycji.` */
  emptyLabel: string;
  /** How many options there are, announced while typing, e.g. `(count) => Pozycji: ${count}`. */
  countLabel(count: number): string;
  /** Name of the button that opens the list, e.g. `Pokaż listę`. */
  openLabel: string;
  /** What the browser says of a text that names no option when the form is sent, e.g. `Wybierz pozycję z listy.` */
  unknownLabel: string;
}

export const comboboxWords: ComboboxWords = {
  emptyLabel: 'Nothing found.',
  countLabel: (count) => (count === 1 ? '1 option' : `${count} options`),
  openLabel: 'Show the list',
  unknownLabel: 'Choose an option from the list.',
};
