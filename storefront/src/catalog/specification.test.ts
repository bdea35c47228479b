import { beforeAll, describe, expect, it } from 'vitest';
import { createShopIntl, type LocaleCode } from '../i18n/index.ts';
import { productsMessages } from '../products/index.ts';
import { renderSpecification } from './specification.ts';

type Attributes = Parameters<typeof renderSpecification>[0];
type Visible = Parameters<typeof renderSpecification>[1];
type Input = NonNullable<NonNullable<Visible['attributesList']>['items'][number]>['frontend_input'];

const german = createShopIntl({ locale: 'de_DE' });
beforeAll(() => german.load(productsMessages));

const attribute = (code: string, label: string | null, frontend_input: Input = 'TEXT') => ({
  code,
  label,
  frontend_input,
});

function render(items: NonNullable<Attributes>['items'], visible: readonly ReturnType<typeof attribute>[]): string {
  return renderSpecification(
    { items },
    {
      storeConfig: { base_currency_code: 'EUR', weight_unit: 'kgs' },
      attributesList: { items: [...visible, null] },
    },
    {
      intl: german.intl,
      timeZone: 'Europe/Berlin',
      sanitize: (html) => html.replaceAll(/<script>.*<\/script>/g, ''),
    },
  );
}

/** What the table shows of one attribute. */
function renderValue(frontend_input: Input, value: string): string | undefined {
  const html = render([{ code: 'x', value }], [attribute('x', 'Merkmal', frontend_input)]);
  return /<td>(.*)<\/td>/s.exec(html)?.[1]?.replaceAll('\u00A0', ' ');
}

describe('renderSpecification', () => {
  it('shows labels and values in the order of the product’s attributes', () => {
    expect(
      render(
        [
          { code: 'voltage', value: '12 V' },
          {
            code: 'material',
            selected_options: [{ label: 'Leder' }, null, { label: 'Lammfell' }],
          },
        ],
        [attribute('material', 'Material', 'MULTISELECT'), attribute('voltage', 'Spannung')],
      ),
    ).toBe(
      '<table><tbody><tr><th scope="row">Spannung</th><td>12 V</td></tr><tr><th scope="row">Material</th><td>Leder, Lammfell</td></tr></tbody></table>',
    );
  });

  it('has selections whose code is that of a text with a place of its own, and the brand', () => {
    const items = [
      { code: 'storage', selected_options: [{ label: '256 GB' }] },
      { code: 'brand', selected_options: [{ label: 'Witryna' }] },
      { code: 'composition', value: 'Leder' },
    ];
    const visible = [
      attribute('storage', 'Speicher', 'SELECT'),
      attribute('brand', 'Marke', 'SELECT'),
      attribute('composition', 'Material', 'TEXTAREA'),
    ];
    const html = render(items, visible);
    expect(html).toContain('<th scope="row">Speicher</th><td>256 GB</td>');
    expect(html).toContain('<th scope="row">Marke</th><td>Witryna</td>');
    expect(html).not.toContain('Material');
  });

  it('leaves out attributes that are not visible, have no value or no label', () => {
    expect(
      render(
        [
          { code: 'cost', value: '5' },
          { code: 'empty', value: ' ' },
          { code: 'options', selected_options: [] },
          { code: 'unnamed', value: 'x' },
          null,
        ],
        [attribute('empty', 'Leer'), attribute('options', 'Auswahl', 'SELECT'), attribute('unnamed', null)],
      ),
    ).toBe('');
    expect(
      renderSpecification(
        null,
        { storeConfig: null, attributesList: null },
        { ...german, timeZone: 'UTC', sanitize: String },
      ),
    ).toBe('');
  });

  it('leaves out attributes that the page shows elsewhere', () => {
    const codes = ['name', 'sku', 'description', 'short_description', 'price', 'tax_class_id', 'ingredients'];
    expect(
      render(
        codes.map((code) => ({ code, value: 'x' })),
        codes.map((code) => attribute(code, code)),
      ),
    ).toBe('');
  });

  it.each(['MEDIA_IMAGE', 'IMAGE', 'GALLERY', 'FILE'] as const)('never shows attributes of the type %s', (input) => {
    expect(renderValue(input, '/b/o/boot.jpg')).toBeUndefined();
  });

  it.each([
    ['BOOLEAN', '1', 'Ja'],
    ['BOOLEAN', 'Yes', 'Ja'],
    ['BOOLEAN', '0', 'Nein'],
    ['BOOLEAN', 'No', 'Nein'],
    ['BOOLEAN', 'Vielleicht', 'Vielleicht'],
    ['TEXT', '1', '1'],
    ['DATE', '2026-03-01 00:00:00', '1. März 2026'],
    ['DATE', 'bald', 'bald'],
    ['DATETIME', '2026-03-01 23:30:00', '2. März 2026 um 00:30'],
    ['PRICE', '1299.900000', '1.299,90 €'],
    ['PRICE', 'auf Anfrage', 'auf Anfrage'],
    ['WEIGHT', '1.500000', '1,5 kg'],
  ] as const)('formats a value of the type %s: %s as %s', (input, value, shown) => {
    expect(renderValue(input, value)).toBe(shown);
  });

  it('keeps HTML of the merchant without what is unsafe', () => {
    expect(renderValue('TEXTAREA', '<b>Leder</b><script>alert(1)</script>')).toBe('<b>Leder</b>');
    expect(renderValue('TEXTAREA', 'R&amp;D')).toBe('R&amp;D');
    expect(renderValue('TEXTAREA', '<script>alert(1)</script>')).toBeUndefined();
  });

  it('shows plain text as it is, with its lines', () => {
    expect(renderValue('TEXTAREA', '5 < 6 & 7\nmm')).toBe('5 &lt; 6 &amp; 7<br>mm');
  });

  it('escapes labels', () => {
    expect(render([{ code: 'x', value: '1' }], [attribute('x', '<i>Maß</i>')])).toContain('&lt;i&gt;Maß&lt;/i&gt;');
  });

  it('says yes and no in every language', async () => {
    const locales: readonly [LocaleCode, string][] = [
      ['pl_PL', 'Tak'],
      ['fr_FR', 'Oui'],
      ['it_IT', 'Sì'],
    ];
    for (const [locale, yes] of locales) {
      const { intl, load } = createShopIntl({ locale });
      await load(productsMessages);
      const html = renderSpecification(
        { items: [{ code: 'x', value: '1' }] },
        { storeConfig: null, attributesList: { items: [attribute('x', 'x', 'BOOLEAN')] } },
        { intl, timeZone: 'UTC', sanitize: String },
      );
      expect(html).toContain(`<td>${yes}</td>`);
    }
  });
});
