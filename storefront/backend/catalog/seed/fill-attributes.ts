import type { Database } from '../../database/index.ts';
import type { CatalogSeed } from '../../shop/catalog-seed.ts';
import { getOrCreateIdentity } from './identities.ts';

const INSERT_ATTRIBUTE = `
  INSERT INTO attribute (id, code, label, input, is_filterable, is_visible, position)
  VALUES (:id, :code, :label, :input, :isFilterable, :isVisible, :position)`;

const INSERT_OPTION = `
  INSERT INTO attribute_option (id, attribute_id, value, label, position)
  VALUES (:id, :attributeId, :value, :label, :position)`;

/** Writes the attributes with options, which are filterable, and the text attributes. */
export function fillAttributes(
  database: Database,
  { attributes, textAttributes = [] }: Pick<CatalogSeed, 'attributes' | 'textAttributes'>,
): void {
  for (const [index, { code, label, options, visible }] of attributes.entries()) {
    const attributeId = getOrCreateIdentity(database, 'attribute', code);
    database.run(INSERT_ATTRIBUTE, {
      id: attributeId,
      code,
      label,
      input: 'multiselect',
      isFilterable: 1,
      isVisible: visible ? 1 : 0,
      position: index + 1,
    });
    for (const [position, option] of options.entries()) {
      const id = getOrCreateIdentity(database, 'option', `${code}/${option.value}`);
      database.run(INSERT_OPTION, {
        id,
        attributeId,
        value: option.value,
        label: option.label,
        position,
      });
      if (option.swatch)
        database.run('INSERT INTO option_swatch (option_id, color) VALUES (?, ?)', [id, option.swatch]);
    }
  }
  for (const [index, { code, label, isHtml }] of textAttributes.entries()) {
    database.run(INSERT_ATTRIBUTE, {
      id: getOrCreateIdentity(database, 'attribute', code),
      code,
      label,
      input: isHtml ? 'textarea' : 'text',
      isFilterable: 0,
      isVisible: 1,
      position: attributes.length + index + 1,
    });
  }
}
