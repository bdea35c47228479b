import type { SeedImage, SeedProduct, SeedProductTranslation } from '../../backend/index.ts';
import { productImagePath } from '../media/product-views.ts';
import { polishSpacing } from './products/typography.ts';

/** Texts of a product in one language. */
interface Texts {
  readonly name: string;
  readonly subtitle: string;
  readonly short: string;
  readonly description: string;
}

/** What makes a product of this kind; the texts are in Polish and English. */
interface Definition extends Pick<SeedProduct, 'sku' | 'urlKey' | 'kind' | 'options' | 'popularity'> {
  readonly pl: Texts;
  readonly en: Texts;
  /** SKU of the supplement whose pack is drawn. */
  readonly pack: string;
}

const toTranslation = ({ name, subtitle, short, description }: Texts): SeedProductTranslation => ({
  name,
  subtitle,
  shortDescription: short,
  description: `<p>${description}</p>`,
});

function toProduct({ pl, en, pack, ...product }: Definition): SeedProduct {
  const image: SeedImage = { file: productImagePath(pack, 'front') };
  return {
    ...product,
    name: polishSpacing(pl.name),
    subtitle: polishSpacing(pl.subtitle),
    shortDescription: polishSpacing(pl.short),
    description: `<p>${polishSpacing(pl.description)}</p>`,
    categories: ['zestawy-i-prezenty'],
    images: [image],
    addedOn: '2025-01-10',
    translations: { en: toTranslation(en) },
  };
}

const titled = (title: string, en: string) => ({ title: polishSpacing(title), titles: { en } });

const definitions: readonly Definition[] = [
  {
    sku: 'ZES-JESIEN',
    urlKey: 'zestaw-na-jesien',
    pack: 'WIT-C1000',
    popularity: 5,
    pl: {
      name: 'Zestaw na jesień',
      subtitle: 'do skompletowania',
      short: 'Suplementy diety na chłodniejsze miesiące w jednym zestawie, który układasz samodzielnie.',
      description:
        'Wybierz źródło witaminy C i cynku, a jeśli chcesz, dołóż coś z ula. Płacisz tyle, ile kosztują wybrane produkty.',
    },
    en: {
      name: 'Autumn set',
      subtitle: 'put together by you',
      short: 'Food supplements for the colder months in one set that you put together yourself.',
      description:
        'Choose your source of vitamin C and zinc and, if you like, add something from the hive. You pay what the chosen products cost.',
    },
    kind: {
      type: 'bundle',
      options: [
        {
          ...titled('Witamina C', 'Vitamin C'),
          type: 'radio',
          required: true,
          selections: [{ sku: 'WIT-C1000', isDefault: true }, { sku: 'ROS-ACEROLA' }, { sku: 'WIT-C-LIPO-SASZ' }],
        },
        {
          ...titled('Cynk', 'Zinc'),
          type: 'select',
          required: true,
          selections: [
            { sku: 'WIT-CYNK-SELEN', isDefault: true, canChangeQuantity: true },
            { sku: 'KRU-CYNK-KROPLE', canChangeQuantity: true },
          ],
        },
        {
          ...titled('Z ula', 'From the hive'),
          type: 'checkbox',
          required: false,
          selections: [{ sku: 'MIO-PIERZGA' }, { sku: 'MIO-C-PASTYLKI', quantity: 2 }],
        },
      ],
    },
  },
  {
    sku: 'SER-MAGNEZ',
    urlKey: 'magnez-na-caly-dzien',
    pack: 'WIT-MGB6',
    popularity: 4,
    pl: {
      name: 'Magnez na cały dzień',
      subtitle: 'trzy produkty z jednej serii',
      short: 'Suplementy diety z magnezem na rano, na trening i na wieczór.',
      description: 'Kup jeden produkt albo całą serię: liczbę sztuk wybierasz osobno dla każdego.',
    },
    en: {
      name: 'Magnesium for the whole day',
      subtitle: 'three products of one series',
      short: 'Food supplements with magnesium for the morning, the workout and the evening.',
      description: 'Buy one product or the whole series: you choose the quantity of each.',
    },
    kind: {
      type: 'grouped',
      items: [{ sku: 'WIT-MGB6', quantity: 1 }, { sku: 'RYT-MG-SHOT' }, { sku: 'WIT-MG-WIECZOR', quantity: 1 }],
    },
  },
  {
    sku: 'PDF-PORADNIK',
    urlKey: 'poradnik-jak-czytac-etykiety',
    pack: 'ROS-MULTI',
    popularity: 3,
    pl: {
      name: 'Poradnik: jak czytać etykiety',
      subtitle: 'PDF do pobrania',
      short: 'Trzy rozdziały o tym, co naprawdę mówi etykieta suplementu diety.',
      description: 'Każdy rozdział kupisz osobno. Po opłaceniu zamówienia pliki czekają na Twoim koncie.',
    },
    en: {
      name: 'Guide: how to read labels',
      subtitle: 'PDF to download',
      short: 'Three chapters on what the label of a food supplement really says.',
      description: 'You can buy each chapter by itself. Once the order is paid for, the files are in your account.',
    },
    kind: {
      type: 'downloadable',
      price: { regular: 500 },
      stock: 10_000,
      linksTitle: titled('Rozdziały', 'Chapters'),
      separately: true,
      links: [
        { ...titled('Witaminy', 'Vitamins'), price: 400 },
        { ...titled('Minerały', 'Minerals'), price: 400 },
        { ...titled('Ekstrakty roślinne', 'Plant extracts'), price: 600 },
      ],
    },
  },
  {
    sku: 'BON-100',
    urlKey: 'bon-podarunkowy',
    pack: 'KAL-BIOTYNA',
    popularity: 2,
    pl: {
      name: 'Bon podarunkowy',
      subtitle: '100 zł, e-mailem',
      short: 'Bon, który wysyłamy e-mailem w wybranym dniu.',
      description: 'Wpisz imię obdarowanej osoby i kilka słów od siebie. Bon jest ważny przez rok.',
    },
    en: {
      name: 'Gift voucher',
      subtitle: '100 PLN, by e-mail',
      short: 'A voucher that we send by e-mail on the day of your choice.',
      description: 'Enter the name of the recipient and a few words of your own. The voucher is valid for one year.',
    },
    kind: { type: 'virtual', price: { regular: 10_000 }, stock: 10_000 },
    options: [
      { ...titled('Imię obdarowanej osoby', 'Name of the recipient'), type: 'field', required: true, maxCharacters: 40 },
      { ...titled('Życzenia', 'Your message'), type: 'area', maxCharacters: 300 },
      { ...titled('Dzień wysyłki', 'Day of sending'), type: 'date' },
    ],
  },
  {
    sku: 'ORG-KAPSULKI',
    urlKey: 'organizer-na-kapsulki',
    pack: 'KAL-KRZEM',
    popularity: 1,
    pl: {
      name: 'Organizer na kapsułki',
      subtitle: 'z grawerem na życzenie',
      short: 'Siedem przegródek na cały tydzień, ze szczelnym wieczkiem.',
      description: 'Na wieczku możemy wygrawerować imię lub krótki napis.',
    },
    en: {
      name: 'Pill box',
      subtitle: 'engraved on request',
      short: 'Seven compartments for the whole week, with a tight lid.',
      description: 'We can engrave a name or a short text on the lid.',
    },
    kind: { type: 'simple', price: { regular: 3900 }, stock: 60 },
    options: [
      {
        ...titled('Kolor', 'Color'),
        type: 'radio',
        required: true,
        values: [titled('Szałwiowy', 'Sage'), titled('Piaskowy', 'Sand')],
      },
      { ...titled('Grawer', 'Engraving'), type: 'field', price: 1200, maxCharacters: 20 },
    ],
  },
];

/** Products that are no food supplements: a bundle, a group, a download, a voucher and a pill box with an engraving. */
export const productsOfOtherTypes: readonly SeedProduct[] = definitions.map(toProduct);
