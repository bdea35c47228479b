import type { GraphQLErrorDetail } from './commerce-error.ts';
import { isObject, isString } from './guards.ts';

/** Stock notice: no error, but a message for the shopper. */
export type StockNotice = GraphQLErrorDetail;

type Path = GraphQLErrorDetail['path'];

/** Whole texts of Magento's stock errors. */
const STOCK_MESSAGES: readonly string[] = [
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
];

/** Follows a response path; undefined when it leads nowhere. */
const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), data);

/**
 * True for an error of one line of a cart that came as null. The texts above are English, yet a shop in another
 * language sends them translated; there the place tells: what fails while a line of a cart is read is the line's stock.
 */
function isLostCartLine(data: unknown, path: Path): boolean {
  const inCart = path.some((step) => isString(step) && /cart$/i.test(step));
  return inCart && path.at(-2) === 'items' && typeof path.at(-1) === 'number' && valueAt(data, path) === null;
}

/**
 * Removes the stock errors of a new response, and their null entries in its lists.
 *
 * @param data data of the response; its lists are changed
 * @returns the errors that remain, and the notices that the others have become
 */
export function separateStockErrors(
  data: unknown,
  errors: readonly GraphQLErrorDetail[],
): { errors: readonly GraphQLErrorDetail[]; notices: readonly StockNotice[] } {
  const isNotice = ({ message, path }: GraphQLErrorDetail) =>
    STOCK_MESSAGES.includes(message) || isLostCartLine(data, path);
  const notices = errors.filter(isNotice);
  const remaining = errors.filter((error) => !notices.includes(error));

  // Inner lists first: dropping an entry of an outer list would shift the indexes in the paths.
  for (const { path } of [...notices].sort((one, other) => other.path.length - one.path.length)) {
    const list = valueAt(data, path.slice(0, -1));
    if (!Array.isArray(list)) continue;
    const present: unknown[] = list.filter((entry) => entry !== null);
    list.splice(0, list.length, ...present);
  }
  return { errors: remaining, notices };
}
