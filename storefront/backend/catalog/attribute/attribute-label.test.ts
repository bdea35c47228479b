import { describe, expect, it } from 'vitest';
import { attributes } from '../../../demo/catalog/attributes.ts';
import englishAttributes from '../../../demo/catalog/locales/en/attributes.json' with { type: 'json' };
import { textAttributes } from '../../../demo/catalog/text-attributes.ts';
import { englishStoreView, polishStoreView } from '../../../demo/store-views.ts';
import { publicModules } from '../../testing/public-modules.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { attributeLabel, optionLabel } from './attribute-label.ts';

const polish = /[ąćęłńóśźż]/iu;

describe('labels of attributes', () => {
  it('are all there in English, but for names of brands and sizes, which are the same', () => {
    expect(Object.keys(englishAttributes).sort()).toEqual(
      [...attributes, ...textAttributes].map(({ code }) => code).sort(),
    );
    for (const attribute of textAttributes) expect(attributeLabel(attribute, englishStoreView)).not.toMatch(polish);
    for (const attribute of attributes) {
      expect(attributeLabel(attribute, polishStoreView)).toBe(attribute.label);
      expect(attributeLabel(attribute, englishStoreView)).not.toMatch(polish);
      for (const option of attribute.options) {
        expect(optionLabel(attribute.code, option, polishStoreView)).toBe(option.label);
        if (attribute.code !== 'brand')
          expect(optionLabel(attribute.code, option, englishStoreView), option.value).not.toMatch(polish);
      }
    }
  });

  it('are those of the store view in filters', async () => {
    const backend = createTestBackend({ modules: publicModules, secondStoreView: true });
    const { data } = await backend.graphql('{ products(filter: {}) { aggregations { label options { label } } } }', {
      headers: { Store: englishStoreView.code },
    });
    backend.dispose();
    for (const label of ['Form', 'Capsules', 'Diet', 'Vegan'])
      expect(JSON.stringify(data)).toContain(`"label":"${label}"`);
  });
});
