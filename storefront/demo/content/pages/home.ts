import type { SeedCmsPageTexts } from '../../../backend/index.ts';
import { banner, slide, slider } from '../markup/banner.ts';
import { buttons, columns, heading, row, text } from '../markup/content-types.ts';
import { productList, type ListedProduct } from '../markup/product-list.ts';
import { inStyleBlock } from '../markup/style-block.ts';

/** Words of a slide. */
interface HeroWords {
  name: string;
  title: string;
  lead: string;
  primaryLabel: string;
  secondaryLabel: string;
}

/** A title with a link or a note below it. */
interface Titled {
  title: string;
  note: string;
}

/** Words of the home page in one language. */
export interface HomeWords {
  title: string;
  metaTitle: string;
  metaDescription: string;
  heroes: [autumn: HeroWords, beauty: HeroWords, sport: HeroWords];
  bestsellers: { title: string; link: string };
  stores: Titled;
  sale: Titled;
  guide: Titled;
  shelves: string;
  /** Names of the main categories by URL key. */
  categories: Readonly<Record<MainCategory, string>>;
  novelties: { title: string; link: string };
  quality: Titled & { button: string };
  points: [delivery: Point, returns: Point, adviser: Point];
}

interface Point extends Titled {
  link: string;
}

const mainCategories = ['witaminy', 'mineraly', 'odpornosc', 'uroda', 'sport', 'ziola', 'trawienie', 'rodzina'] as const;

type MainCategory = (typeof mainCategories)[number];

/** Returns the name under which a list shows a product. */
type GetProductName = (product: ListedProduct) => string;

interface Hero extends HeroWords {
  level: 1 | 2;
  picture: string;
  /** Color of the wall in the picture, which goes on behind the words. */
  wall: string;
  /** Addresses of the links. */
  primary: string;
  secondary: string;
}

function hero({ name, level, title, lead, picture, wall, primary, primaryLabel, secondary, secondaryLabel }: Hero): string {
  const links =
    `<a class="pagebuilder-button-primary" href="${primary}">${primaryLabel}</a>` +
    `<a class="pagebuilder-button-secondary" href="${secondary}">${secondaryLabel}</a>`;
  return slide(name, {
    appearance: 'collage-left',
    content: `<h${level}>${title}</h${level}><p>${lead}</p><p>${links}</p>`,
    picture,
    mobilePicture: `${picture}-mobile`,
    style: `background-color:${wall}`,
  });
}

const createHeroes = ([autumn, beauty, sport]: HomeWords['heroes']): string =>
  slider(
    [
      hero({ ...autumn, level: 1, picture: 'hero-odpornosc', wall: '#e9efe4', primary: '/odpornosc.html', secondary: '/dobierz-suplement' }),
      hero({ ...beauty, level: 2, picture: 'hero-uroda', wall: '#f6eae3', primary: '/uroda/kolagen.html', secondary: '/uroda.html' }),
      hero({ ...sport, level: 2, picture: 'hero-sport', wall: '#f7ecd4', primary: '/sport.html', secondary: '/sport/kreatyna.html' }),
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

const bestsellers: readonly ListedProduct[] = [
  { urlKey: 'witamina-c-1000', name: 'Witamina C 1000' },
  { urlKey: 'witamina-d3-k2-krople', name: 'Witamina D3 + K2' },
  { urlKey: 'kolagen-z-kwasem-hialuronowym', name: 'Kolagen z kwasem hialuronowym' },
  { urlKey: 'magnez-b6-forte', name: 'Magnez B6 forte' },
];

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

const createPromotions = ({ stores, sale, guide }: HomeWords): string =>
  columns(
    [
      {
        width: 50,
        content: tile({
          ...stores,
          tone: 'tile-highlight',
          href: '/stores',
          picture: 'promo-stores',
          mobilePicture: 'promo-stores-mobile',
        }),
      },
      { width: 25, content: tile({ ...sale, tone: 'tile-inverse', href: '/wyprzedaz.html', picture: 'promo-parcel' }) },
      { width: 25, content: tile({ ...guide, tone: 'tile-tint', href: '/poradnik-dawkowanie-witaminy-d3', picture: 'promo-guide' }) },
    ],
    'tiles',
  );

const createShelves = ({ shelves, categories }: HomeWords): string =>
  heading(2, shelves) +
  columns(
    mainCategories.map((urlKey) => ({
      width: 12.5,
      content: banner({
        appearance: 'poster',
        classes: 'category-tile',
        content: `<h3>${categories[urlKey]}</h3>`,
        href: `/${urlKey}.html`,
        picture: `tile-${urlKey}`,
      }),
    })),
    'category-tiles',
  );

const novelties: readonly ListedProduct[] = [
  { urlKey: 'shot-z-witamina-c-imbirem-i-pomarancza', name: 'Shot z witaminą C, imbirem i pomarańczą' },
  { urlKey: 'babel-teen', name: 'Bąbel Teen na długie lekcje i wczesne autobusy' },
  { urlKey: 'kawa-z-grzybami', name: 'Kawa z grzybami leśnymi i uprawnymi' },
  { urlKey: 'kolagen-w-plynie-z-jagoda', name: 'Kolagen w płynie z jagodą i acerolą' },
  { urlKey: 'kreatyna-z-elektrolitami-w-saszetkach', name: 'Kreatyna z elektrolitami w saszetkach' },
  { urlKey: 'zelazo-liposomalne-w-saszetkach', name: 'Żelazo liposomalne w saszetkach' },
  { urlKey: 'melatonina-w-sprayu-z-lawenda', name: 'Melatonina w sprayu z lawendą' },
  { urlKey: 'roslinna-alternatywa-kolagenu', name: 'Roślinna alternatywa kolagenu z bambusem i witaminą C' },
];

const createQuality = ({ quality: { title, note, button } }: HomeWords): string =>
  banner({
    appearance: 'collage-left',
    classes: 'type-b',
    content: `<h2>${title}</h2><p>${note}</p>`,
    href: '/about-us',
    button: { label: button, look: 'secondary' },
    picture: 'shelf',
    style: 'background-color:#e9f0e4',
  });

const pointLinks = ['/customer-service', '/customer-service', '/stores'];

const createPoints = ({ points }: HomeWords): string =>
  columns(
    points.map(({ title, note, link }, index) => ({
      width: 33.3333,
      content: text(`<h3>${title}</h3><p>${note}</p><p><a href="${pointLinks[index] ?? ''}">${link}</a></p>`),
    })),
    'points',
  );

/** The home page in the words of a language, in the style-block encoding. */
export function createHome(words: HomeWords, getName: GetProductName = ({ name }) => name): SeedCmsPageTexts {
  const { title, metaTitle, metaDescription } = words;
  const toNamed = (products: readonly ListedProduct[]): ListedProduct[] =>
    products.map((product) => ({ ...product, name: getName(product) }));
  const sections = [
    sectionHead(words.bestsellers.title, { label: words.bestsellers.link, href: '/marki.html' }) + productList('grid', toNamed(bestsellers)),
    createPromotions(words),
    createShelves(words),
    sectionHead(words.novelties.title, { label: words.novelties.link, href: '/marki.html' }) + productList('carousel', toNamed(novelties)),
    createQuality(words),
    createPoints(words),
  ];
  return {
    title,
    metaTitle,
    metaDescription,
    content: inStyleBlock(
      row(createHeroes(words.heroes), { style: 'padding-top:24px' }) + sections.map((content) => row(content, { classes: 'section' })).join(''),
    ),
  };
}
