import { integer, defineRow, text } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import type { RequestContext } from '../../request-context.ts';
import { getViewLanguage, type ViewLanguage } from '../../store/view-language.ts';
import { memoizePerDatabase } from '../memoize-per-database.ts';
import { findAttributes, type Attribute } from './attribute.ts';
import { optionLabel } from './attribute-label.ts';
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

const textRow = defineRow({ attributeId: integer, value: text });
const optionRow = defineRow({ attributeId: integer, optionId: integer, optionValue: text, label: text });

interface ValueOfProduct {
  readonly attribute: Attribute;
  readonly value: AttributeValue;
}

/** By language and product id. */
const valuesByProduct = memoizePerDatabase(() => new Map<string, readonly ValueOfProduct[]>());

/** Whose values are read, and in the words of which store view. */
type ValueScope = Pick<RequestContext, 'database' | 'storeView'>;

/** Values that a product has, in the order of the attributes; attributes without a value are left out. */
export function attributeValues(
  scope: ValueScope,
  productId: number,
  filter: AttributeFilter | null | undefined,
): AttributeValue[] {
  const known = valuesByProduct(scope.database);
  const key = `${getViewLanguage(scope.storeView)}/${productId}`;
  const values = known.get(key) ?? readValues(scope, productId);
  known.set(key, values);
  return values.filter(({ attribute }) => matchesUsage(attribute, filter)).map(({ value }) => value);
}

/** Text values by attribute id: those of the language, and the stored ones where there is no translation. */
function readTexts(database: Database, productId: number, language: ViewLanguage): ReadonlyMap<number, string> {
  const stored = database.all(
    textRow,
    'SELECT attribute_id AS attributeId, value FROM product_text WHERE product_id = ?',
    [productId],
  );
  const translated = database.all(
    textRow,
    'SELECT attribute_id AS attributeId, value FROM product_text_translation WHERE language = ? AND product_id = ?',
    [language, productId],
  );
  return new Map([...stored, ...translated].map(({ attributeId, value }) => [attributeId, value]));
}

function readValues({ database, storeView }: ValueScope, productId: number): ValueOfProduct[] {
  const texts = readTexts(database, productId, getViewLanguage(storeView));
  const options = database.all(
    optionRow,
    `SELECT product_option.attribute_id AS attributeId, attribute_option.id AS optionId, attribute_option.value AS optionValue, attribute_option.label
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
    const selected_options = chosen.map(
      ({ optionId, optionValue, label }) =>
        ({
          __typename: 'AttributeSelectedOption',
          label: optionLabel(code, { value: optionValue, label }, storeView),
          value: String(optionId),
        }) as const,
    );
    return [{ attribute, value: { __typename: 'AttributeSelectedOptions', code, selected_options } }];
  });
}
