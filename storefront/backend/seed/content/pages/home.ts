import type { SeedCmsPage } from '../../types.ts';
import { banner, slide, slider } from '../markup/banner.ts';
import { buttons, columns, heading, row, text } from '../markup/content-types.ts';
import { productList } from '../markup/product-list.ts';
import { inStyleBlock } from '../markup/style-block.ts';

interface Hero {
  name: string;
  level: 1 | 2;
  title: string;
  lead: string;
  picture: string;
  /** Colour of the wall in the picture, which goes on behind the words. */
  wall: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
}

function hero({ name, level, title, lead, picture, wall, primary, secondary }: Hero): string {
  const links =
    `<a class="pagebuilder-button-primary" href="${primary.href}">${primary.label}</a>` +
    `<a class="pagebuilder-button-secondary" href="${secondary.href}">${secondary.label}</a>`;
  return slide(name, {
    appearance: 'collage-left',
    content: `<h${level}>${title}</h${level}><p>${lead}</p><p>${links}</p>`,
    picture,
    mobilePicture: `${picture}-mobile`,
    style: `background-color:${wall}`,
  });
}

const heroes = slider(
  [
    hero({
      name: 'Jesień',
      level: 1,
      title: 'Jesień, która nie zwalnia',
      lead: 'Witamina D3 z K2, cynk i witamina C. Proste składy, przebadane partie, dawki, które mają sens.',
      picture: 'hero-odpornosc',
      wall: '#e9efe4',
      primary: { label: 'Produkty na odporność', href: '/odpornosc.html' },
      secondary: { label: 'Suplementy według potrzeb', href: '/dobierz-suplement' },
    }),
    hero({
      name: 'Uroda',
      level: 2,
      title: 'Kolagen na co dzień',
      lead: 'Łyżka do owsianki, kapsułki albo ampułka do torebki. Formę wybierasz Ty, ilość podaje etykieta.',
      picture: 'hero-uroda',
      wall: '#f6eae3',
      primary: { label: 'Wybierz kolagen', href: '/uroda/kolagen.html' },
      secondary: { label: 'Cała uroda', href: '/uroda.html' },
    }),
    hero({
      name: 'Sport',
      level: 2,
      title: 'Trening bez zgadywania',
      lead: 'Białko, kreatyna i elektrolity. Porcje policzone na etykiecie, cena przeliczona na 100 g.',
      picture: 'hero-sport',
      wall: '#f7ecd4',
      primary: { label: 'Zobacz półkę sportową', href: '/sport.html' },
      secondary: { label: 'Tylko kreatyna', href: '/sport/kreatyna.html' },
    }),
  ],
  'home-slider',
);

function sectionHead(title: string, link: { label: string; href: string }): string {
  return columns(
    [
      { width: 75, content: heading(2, title) },
      { width: 25, content: buttons([{ ...link, look: 'link' }]) },
    ],
    'section-head',
  );
}

const bestsellers =
  sectionHead('Najczęściej wybierane', { label: 'Zobacz wszystkie', href: '/marki.html' }) +
  productList('grid', [
    { urlKey: 'witamina-c-1000', name: 'Witamina C 1000' },
    { urlKey: 'witamina-d3-k2-krople', name: 'Witamina D3 + K2' },
    { urlKey: 'kolagen-z-kwasem-hialuronowym', name: 'Kolagen z kwasem hialuronowym' },
    { urlKey: 'magnez-b6-forte', name: 'Magnez B6 forte' },
  ]);

interface Tile {
  tone: string;
  title: string;
  note: string;
  href: string;
  picture: string;
  mobilePicture?: string;
}

function tile({ tone, title, note, href, picture, mobilePicture }: Tile): string {
  return banner({
    appearance: 'poster',
    classes: `tile ${tone}`,
    content: `<h3>${title}</h3><p>${note}</p>`,
    href,
    picture,
    ...(mobilePicture !== undefined && { mobilePicture }),
    style: 'background-position:right top',
    overlayStyle: 'min-height:360px',
  });
}

const promotions = columns(
  [
    {
      width: 50,
      content: tile({
        tone: 'tile-highlight',
        title: 'Znajdź sklep<br>i odbierz za 0 zł',
        note: '40 sklepów w Polsce',
        href: '/stores',
        picture: 'promo-stores',
        mobilePicture: 'promo-stores-mobile',
      }),
    },
    {
      width: 25,
      content: tile({
        tone: 'tile-inverse',
        title: 'Wyprzedaż<br>do −14%',
        note: 'Taniej na każdej półce',
        href: '/wyprzedaz.html',
        picture: 'promo-parcel',
      }),
    },
    {
      width: 25,
      content: tile({
        tone: 'tile-tint',
        title: 'Poradnik: jak dawkować D3',
        note: 'Czytaj, 4 min',
        href: '/poradnik-dawkowanie-witaminy-d3',
        picture: 'promo-guide',
      }),
    },
  ],
  'tiles',
);

const categories = [
  ['witaminy', 'Witaminy'],
  ['mineraly', 'Minerały'],
  ['odpornosc', 'Odporność'],
  ['uroda', 'Uroda'],
  ['sport', 'Sport'],
  ['ziola', 'Zioła'],
  ['trawienie', 'Trawienie'],
  ['rodzina', 'Dla rodziny'],
].map(([urlKey, name]) =>
  banner({
    appearance: 'poster',
    classes: 'category-tile',
    content: `<h3>${name}</h3>`,
    href: `/${urlKey}.html`,
    picture: `tile-${urlKey}`,
  }),
);

const shelves =
  heading(2, 'Przejdź prosto do półki') +
  columns(
    categories.map((content) => ({ width: 12.5, content })),
    'category-tiles',
  );

const novelties =
  sectionHead('Nowości', { label: 'Wszystkie marki', href: '/marki.html' }) +
  productList('carousel', [
    { urlKey: 'shot-z-witamina-c-imbirem-i-pomarancza', name: 'Shot z witaminą C, imbirem i pomarańczą' },
    { urlKey: 'babel-teen', name: 'Bąbel Teen na długie lekcje i wczesne autobusy' },
    { urlKey: 'kawa-z-grzybami', name: 'Kawa z grzybami leśnymi i uprawnymi' },
    { urlKey: 'kolagen-w-plynie-z-jagoda', name: 'Kolagen w płynie z jagodą i acerolą' },
    { urlKey: 'kreatyna-z-elektrolitami-w-saszetkach', name: 'Kreatyna z elektrolitami w saszetkach' },
    { urlKey: 'zelazo-liposomalne-w-saszetkach', name: 'Żelazo liposomalne w saszetkach' },
    { urlKey: 'melatonina-w-sprayu-z-lawenda', name: 'Melatonina w sprayu z lawendą' },
    { urlKey: 'roslinna-alternatywa-kolagenu', name: 'Roślinna alternatywa kolagenu z bambusem i witaminą C' },
  ]);

const quality = banner({
  appearance: 'collage-left',
  classes: 'type-b',
  content:
    '<h2>Skład czytasz przed zakupem, nie po</h2>' +
    '<p>Przy każdym produkcie znajdziesz pełną tabelę składu: ile substancji jest w porcji dziennej, jaki to procent referencyjnej wartości spożycia i kto odpowiada za produkt. Alergeny wyróżniamy pogrubieniem, a cenę przeliczamy na sztukę, 100 g albo 100 ml.</p>',
  href: '/about-us',
  button: { label: 'Jak wybieramy produkty', look: 'secondary' },
  picture: 'shelf',
  style: 'background-color:#e9f0e4',
});

const points = columns(
  [
    ['Dostawa gratis od 149 zł', 'Poniżej tej kwoty automat paczkowy kosztuje 11,99 zł, a kurier 14,99 zł. Odbiór w sklepie jest zawsze za 0 zł.', '/customer-service', 'Dostawa i płatności'],
    ['30 dni na zwrot', 'Nieotwarte opakowanie możesz odesłać bez podania przyczyny. Pieniądze oddajemy w ciągu 14 dni.', '/customer-service', 'Jak zwrócić produkt'],
    ['Doradca w 40 sklepach', 'Przyjdź z pytaniem albo z listą tego, co już bierzesz. Sprawdzimy, czy składniki się nie powtarzają.', '/stores', 'Znajdź sklep'],
  ].map(([title, note, href, label]) => ({
    width: 33.3333,
    content: text(`<h3>${title}</h3><p>${note}</p><p><a href="${href}">${label}</a></p>`),
  })),
  'points',
);

/** The home page, in the style-block encoding. */
export const home: SeedCmsPage = {
  identifier: 'home',
  title: 'Witryna – suplementy diety',
  metaTitle: 'Suplementy diety z czytelnym składem',
  metaDescription:
    'Witaminy, minerały, zioła i kolagen z pełną tabelą składu i ceną za porcję. Darmowa dostawa od 149 zł, odbiór w 40 sklepach.',
  content: inStyleBlock(
    row(heroes, { style: 'padding-top:24px' }) +
      [bestsellers, promotions, shelves, novelties, quality, points].map((content) => row(content, { classes: 'section' })).join(''),
  ),
};
