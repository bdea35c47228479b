import { createFileSizeFormatter } from '../provider/file-size.ts';

/** Strings of a file upload. */
export interface FileUploadStrings {
  /** What the field asks for when it takes one file. */
  chooseFile: string;
  /** What the field asks for when it takes several files. */
  chooseFiles: string;
  /** Continues that text for visitors with a mouse. */
  dropHint: string;
  /** Name of the list of chosen files. */
  filesLabel: string;
  /** Name of the button that removes a file, e.g. `` (name) => `Remove: ${name}` ``. */
  removeLabel(name: string): string;
  /** Announced when a file is chosen. */
  addedMessage(name: string): string;
  /** Announced when a file is removed. */
  removedMessage(name: string): string;
  /** Error of a file that is not of an accepted type. */
  wrongType(name: string): string;
  /**
   * Error of a file that is larger than the limit, e.g.
   * `` (name, limit) => `${name}: the file is larger than ${limit}.` ``
   */
  tooLarge(name: string, limit: string): string;
  /** Error of a file that exceeds the maximum number of files. */
  tooMany(name: string, limit: number): string;
  /** Size of a file, from bytes. */
  formatSize(bytes: number): string;
}

export const fileUploadStrings: FileUploadStrings = {
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropHint: 'or drop it here',
  filesLabel: 'Chosen files',
  removeLabel: (name) => `Remove: ${name}`,
  addedMessage: (name) => `Added: ${name}`,
  removedMessage: (name) => `Removed: ${name}`,
  wrongType: (name) => `${name}: this type of file is not accepted.`,
  tooLarge: (name, limit) => `${name}: the file is larger than ${limit}.`,
  tooMany: (name, limit) => `${name}: not added. Most files: ${limit}.`,
  formatSize: createFileSizeFormatter('en-GB'),
};
