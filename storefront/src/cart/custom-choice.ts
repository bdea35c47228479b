/** Types of customizable options whose value the shopper enters. */
const enteredTypes: ReadonlySet<string> = new Set(['field', 'area', 'file', 'date', 'date_time', 'time']);

/** Returns whether the value of a customizable option is entered, and not selected. */
export const isEnteredType = (type: string): boolean => enteredTypes.has(type);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" };

/**
 * Returns the name of a chosen file as text. Magento's value is a link with the escaped name, followed by the
 * dimensions: `<a href="…" target="_blank">photo.jpg</a> 640 x 480 px.`
 *
 * @see `Magento\Catalog\Model\Product\Option\Type\File`
 */
export function getFileName(value: string): string {
  const [, name = value] = /<a\b[^>]*>([^<]*)<\/a>/.exec(value) ?? [];
  return name.replace(/&(#?\w+);/g, (entity, code: string) => entities[code] ?? entity);
}
