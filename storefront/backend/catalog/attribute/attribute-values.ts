import { integer, rowOf, text } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import { findAttributes } from './attribute.ts';
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

/** Values that a product has, in the order of the attributes; attributes without a value are left out. */
export function attributeValues(database: Database, productId: number, filter: AttributeFilter | null | undefined): AttributeValue[] {
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
  return findAttributes(database)
    .filter((attribute) => matchesUsage(attribute, filter))
    .flatMap(({ id, code }): AttributeValue[] => {
      const value = texts.get(id);
      if (value !== undefined) return [{ __typename: 'AttributeValue', code, value }];
      const chosen = options.filter(({ attributeId }) => attributeId === id);
      if (chosen.length === 0) return [];
      const selected_options = chosen.map(
        ({ optionId, label }) => ({ __typename: 'AttributeSelectedOption', label, value: String(optionId) }) as const,
      );
      return [{ __typename: 'AttributeSelectedOptions', code, selected_options }];
    });
}
