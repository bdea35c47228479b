/** Returns the names in a text, separated by spaces, as a set. Lists of names are smaller in a bundle as one text. */
export const toNames = (text: string): ReadonlySet<string> => new Set(text.split(' '));
