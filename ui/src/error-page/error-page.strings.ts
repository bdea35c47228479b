/** Strings of the error pages. */
export interface ErrorPageStrings {
  /** Heading of the page, e.g. `Coś poszło nie tak`. */
  title: string;
  /** Description in one or two sentences below the heading, e.g. `Przepraszamy, nie udało się otworzyć tej strony.` */
  description: string;
  /** Text of the link to the home page, e.g. `Przejdź na stronę główną`. */
  homeLabel: string;
  /** Title of an error within a page, e.g. `Nie udało się wyświetlić tej części strony`. */
  internalTitle: string;
  /** Label of the retry button, e.g. `Spróbuj ponownie`. */
  retryLabel: string;
}

export const errorPageStrings: ErrorPageStrings = {
  title: 'Oops!',
  description: 'Looks like something went wrong. Sorry about that.',
  homeLabel: 'Take me home',
  internalTitle: 'Something went wrong. Sorry about that.',
  retryLabel: 'Try again',
};
