import type { SeedProduct } from '../../../storefront/backend/index.ts';

const toTexts = (
  sku: string,
  name: string,
  urlKey: string,
  index: number,
): Omit<SeedProduct, 'kind' | 'categories'> => ({
  sku,
  name,
  urlKey,
  shortDescription: name,
  description: `<p>${name}</p>`,
  addedOn: '2026-09-01',
  popularity: 20 - index,
  images: [{ file: '/lamp/messing.jpg' }],
});

/** A lamp with every type of customizable option but a file. */
const engraved: SeedProduct = {
  ...toTexts('L-GRAVUR', 'Tischleuchte mit Gravur', 'tischleuchte-mit-gravur', 0),
  categories: ['leuchten/tischleuchten', 'leuchten'],
  kind: { type: 'simple', price: { regular: 10_000 }, stock: 50 },
  options: [
    { type: 'field', title: 'Gravur', required: true, price: 1500, maxCharacters: 20 },
    { type: 'area', title: 'Nachricht an die Werkstatt' },
    { type: 'date', title: 'Wunschtermin' },
    { type: 'date_time', title: 'Abholung' },
    { type: 'time', title: 'Rückruf um' },
    {
      type: 'drop_down',
      title: 'Kabellänge',
      required: true,
      values: [{ title: '2 Meter' }, { title: '4 Meter', price: 900 }],
    },
    {
      type: 'radio',
      title: 'Schrift',
      values: [{ title: 'Antiqua' }, { title: 'Fraktur', percent: 10 }],
    },
    {
      type: 'checkbox',
      title: 'Zubehör',
      values: [
        { title: 'Ersatzlampe', price: 700 },
        { title: 'Putztuch', price: 300 },
      ],
    },
    { type: 'multiple', title: 'Geschenkpapier', values: [{ title: 'Sterne' }, { title: 'Streifen' }] },
  ],
};

/** A lamp that needs an image, which Magento's REST API takes. */
const photo: SeedProduct = {
  ...toTexts('L-FOTO', 'Leuchte mit Fotoschirm', 'leuchte-mit-fotoschirm', 1),
  categories: ['leuchten/tischleuchten', 'leuchten'],
  kind: { type: 'simple', price: { regular: 12_000 }, tiers: [{ quantity: 4, price: 11_000 }], stock: 50 },
  options: [
    {
      type: 'file',
      title: 'Foto',
      required: true,
      price: 500,
      extensions: 'jpg, png',
      maxWidth: 4000,
      maxHeight: 4000,
    },
    { type: 'checkbox', title: 'Rahmen', values: [{ title: 'Eiche', percent: 10 }] },
  ],
};

/** A lamp that needs a file of a type that Magento takes on its own pages only. */
const drawn: SeedProduct = {
  ...toTexts('L-ENTWURF', 'Leuchte nach Zeichnung', 'leuchte-nach-zeichnung', 7),
  categories: ['leuchten/tischleuchten', 'leuchten'],
  kind: { type: 'simple', price: { regular: 30_000 }, stock: 50 },
  options: [{ type: 'file', title: 'Zeichnung', required: true, extensions: 'pdf, dwg' }],
};

const voucher: SeedProduct = {
  ...toTexts('G-50', 'Gutschein 50 Euro', 'gutschein-50', 2),
  categories: ['leuchten'],
  kind: { type: 'virtual', price: { regular: 5000 }, stock: 1000 },
};

const guide: SeedProduct = {
  ...toTexts('D-LICHT', 'Licht planen (PDF)', 'licht-planen', 3),
  categories: ['leuchten'],
  // Books are taxed by the reduced rate, also as files.
  taxPercent: 7,
  kind: {
    type: 'downloadable',
    price: { regular: 500 },
    stock: 1000,
    linksTitle: { title: 'Kapitel' },
    separately: true,
    links: [
      { title: 'Wohnzimmer', price: 300 },
      { title: 'Küche', price: 400, downloads: 3 },
    ],
    samples: [{ title: 'Leseprobe', url: 'https://example.com/leseprobe.pdf' }],
  },
};

/** A bundle whose price is the sum of its parts. */
const set: SeedProduct = {
  ...toTexts('B-ESSTISCH', 'Lichtset Esstisch', 'lichtset-esstisch', 4),
  images: [
    { file: '/lamp/messing.jpg' },
    {
      file: '/lamp/messing.jpg',
      video: {
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30s',
        title: 'Licht über dem Esstisch',
        description: 'So hängt die Leuchte richtig.',
      },
    },
    { file: '/lamp/messing.jpg', video: { url: 'https://vimeo.com/76979871', title: 'In der Werkstatt' } },
    { file: '/lamp/messing.jpg', video: { url: '/media/werkstatt.mp4', title: 'Montage' } },
  ],
  categories: ['leuchten'],
  kind: {
    type: 'bundle',
    options: [
      {
        type: 'radio',
        title: 'Hängeleuchte',
        required: true,
        selections: [{ sku: 'L-HAENGE-2', isDefault: true }, { sku: 'L-HAENGE-3' }],
      },
      {
        type: 'select',
        title: 'Tischleuchte',
        required: true,
        selections: [
          { sku: 'L-TISCH-1', isDefault: true, canChangeQuantity: true },
          { sku: 'L-TISCH-2', canChangeQuantity: true },
        ],
      },
      { type: 'checkbox', title: 'Dazu', required: false, selections: [{ sku: 'L-TISCH-2', quantity: 2 }] },
      { type: 'multi', title: 'Reserve', required: false, selections: [{ sku: 'L-TISCH-1' }, { sku: 'L-HAENGE-2' }] },
    ],
  },
};

/** A bundle with a price of its own. */
const fixedSet: SeedProduct = {
  ...toTexts('B-FEST', 'Lichtset zum Festpreis', 'lichtset-zum-festpreis', 5),
  categories: ['leuchten'],
  kind: {
    type: 'bundle',
    price: { regular: 20_000 },
    specialPercent: 90,
    options: [
      {
        type: 'radio',
        title: 'Leuchte',
        required: true,
        selections: [
          { sku: 'L-TISCH-1', isDefault: true },
          { sku: 'L-HAENGE-2', price: 1000 },
        ],
      },
      { type: 'checkbox', title: 'Montage', required: false, selections: [{ sku: 'L-TISCH-2', percent: 10 }] },
    ],
  },
};

const series: SeedProduct = {
  ...toTexts('R-TISCH', 'Serie Tischleuchten', 'serie-tischleuchten', 6),
  categories: ['leuchten/tischleuchten', 'leuchten'],
  kind: { type: 'grouped', items: [{ sku: 'L-TISCH-1', quantity: 1 }, { sku: 'L-TISCH-2' }] },
};

/** A product of every type that is neither simple nor configurable, and products with customizable options. */
export const otherTypes: readonly SeedProduct[] = [engraved, photo, voucher, guide, set, fixedSet, series, drawn];
