import { integer, rowOf, text } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import { oncePerDatabase } from '../once-per-database.ts';
import { findAttributes, type Attribute } from './attribute.ts';
import { matchesUsage } from './usage.ts';
import type { AttributeFilter } from './usage.ts';

/** Source object of `AttributeValueInterface`. */
export type AttributeValue =
  | { readonly __typename: 'AttributeValue'; readonly code: string; readonly value: string }
  | {
      readonly __typename: 'AttributeSelectedOptions';
      readonly code: string;
      readonly selected_options: readonly {
        readonly __typename: 'AttributeSelectedOption';
        readonly label: string;
        readonly value: string;
      }[];
    };

const textRow = rowOf({ attributeId: integer, value: text });
const optionRow = rowOf({ attributeId: integer, optionId: integer, label: text });

interface ValueOfProduct {
  readonly attribute: Attribute;
  readonly value: AttributeValue;
}

const valuesByProduct = oncePerDatabase(() => new Map<number, readonly ValueOfProduct[]>());

/** Values that a product has, in the order of the attributes; attributes without a value are left out. */
export function attributeValues(database: Database, productId: number, filter: AttributeFilter | null | undefined): AttributeValue[] {
  const known = valuesByProduct(database);
  const values = known.get(productId) ?? readValues(database, productId);
  known.set(productId, values);
  return values.filter(({ attribute }) => matchesUsage(attribute, filter)).map(({ value }) => value);
}

function readValues(database: Database, productId: number): ValueOfProduct[] {
  const texts = new Map(
    database
      .all(textRow, 'SELECT attribute_id AS attributeId, value FROM product_text WHERE product_id = ?', [productId])
      .map(({ attributeId, value }) => [attributeId, value]),
  );
  const options = database.all(
    optionRow,
    `SELECT product_option.attribute_id AS attributeId, attribute_option.id AS optionId, attribute_option.label
     FROM product_option JOIN attribute_option ON attribute_option.id = product_option.option_id
     WHERE product_option.product_id = ? ORDER BY attribute_option.position`,
    [productId],
  );
  return findAttributes(database).flatMap((attribute): ValueOfProduct[] => {
    const { id, code } = attribute;
    const text = texts.get(id);
    if (text !== undefined) return [{ attribute, value: { __typename: 'AttributeValue', code, value: text } }];
    const chosen = options.filter(({ attributeId }) => attributeId === id);
    if (chosen.length === 0) return [];
    const selected_options = chosen.map(({ optionId, label }) => ({ __typename: 'AttributeSelectedOption', label, value: String(optionId) }) as const);
    return [{ attribute, value: { __typename: 'AttributeSelectedOptions', code, selected_options } }];
  });
}
