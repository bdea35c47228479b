import { flag, integer, oneOf, defineRow, text } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import { memoizePerDatabase } from '../memoize-per-database.ts';

/** An attribute of the shop's products. */
export interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  /** text: plain text, textarea: HTML, multiselect: one or more options. */
  readonly input: 'text' | 'textarea' | 'multiselect';
  readonly isFilterable: boolean;
  /** Whether product pages show it (Magento: `is_visible_on_front`). */
  readonly isVisible: boolean;
  readonly position: number;
}

/** A choice of an attribute; its id is the filter value and `value_index`. */
export interface AttributeOption {
  readonly id: number;
  readonly value: string;
  readonly label: string;
}

/** Whether options are those of a Yes/No attribute, whose filter values are 1 and 0 instead of ids. */
export const areYesNo = (options: readonly Pick<AttributeOption, 'value'>[]): boolean =>
  options.length > 0 && options.every(({ value }) => value === '1' || value === '0');

const attributeRow = defineRow<Attribute>({
  id: integer,
  code: text,
  label: text,
  input: oneOf('text', 'textarea', 'multiselect'),
  isFilterable: flag,
  isVisible: flag,
  position: integer,
});

/** All attributes in their order. */
export const findAttributes = memoizePerDatabase((database): readonly Attribute[] =>
  database.all(
    attributeRow,
    'SELECT id, code, label, input, is_filterable AS isFilterable, is_visible AS isVisible, position FROM attribute ORDER BY position',
  ),
);

/** Options of an attribute in their order. */
export function findOptions(database: Database, attributeId: number): AttributeOption[] {
  return database.all(
    defineRow<AttributeOption>({ id: integer, value: text, label: text }),
    'SELECT id, value, label FROM attribute_option WHERE attribute_id = ? ORDER BY position',
    [attributeId],
  );
}
