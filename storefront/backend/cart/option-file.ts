/** A file that was sent for a customizable option, as Magento keeps it with the line; the shop here keeps no bytes. */
export interface OptionFile {
  /** Media type. */
  readonly type: string;
  /** Name that the shopper gave it. */
  readonly title: string;
  /** Where Magento keeps it, unique for each upload. */
  readonly quote_path: string;
  /** Bytes. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Key of the link to it. */
  readonly secret_key: string;
}

/** Returns the value of the option that stands for a file. */
export const writeOptionFile = (file: OptionFile): string => JSON.stringify(file);

/** Reads a value of an option of type file; null when it stands for none. */
export function parseOptionFile(value: string): OptionFile | null {
  try {
    const parsed: unknown = JSON.parse(value);
    const fields = new Map<string, unknown>(Object.entries(typeof parsed === 'object' && parsed ? parsed : {}));
    const text = (name: string) => {
      const field = fields.get(name);
      return typeof field === 'string' ? field : '';
    };
    const number = (name: string) => Number(fields.get(name) ?? 0);
    const file = {
      ...{ type: text('type'), title: text('title'), quote_path: text('quote_path'), secret_key: text('secret_key') },
      ...{ size: number('size'), width: number('width'), height: number('height') },
    };
    return file.title === '' || file.secret_key === '' ? null : file;
  } catch {
    return null;
  }
}

const sizeOf = ({ width, height }: OptionFile) => (width > 0 && height > 0 ? `${width} x ${height} px.` : '');

/** The file in words, as orders show it. */
export const printOptionFile = (file: OptionFile): string => `${file.title} ${sizeOf(file)}`.trimEnd();

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** The link with which Magento's cart shows the file. */
export function linkOptionFile(file: OptionFile, itemOptionId: number): string {
  const name = file.title.replace(/[&<>"']/gu, (character) => escapes[character] ?? character);
  const path = `/sales/download/downloadCustomOption/id/${itemOptionId}/key/${file.secret_key}/`;
  return `<a href="${path}" target="_blank">${name}</a> ${sizeOf(file)}`;
}
