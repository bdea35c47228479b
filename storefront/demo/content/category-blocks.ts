import type { CategoryAdvice, GuideWords, CategoryBlockWords, CategoryAdvices } from './category-block-words.ts';
import { brands } from '../catalog/brands.ts';
import { categories } from '../catalog/categories.ts';
import { polishMarkupSpacing } from '../catalog/products/typography.ts';
import type { SeedCategory, SeedCmsBlock, SeedCmsBlockTexts } from '../../backend/index.ts';
import { toEnglishLinks } from './english-links.ts';
import { categoryAdvice as englishAdvice, categoryWords as englishWords } from './locales/en/category-advice.ts';
import { categoryAdvice as polishAdvice, categoryWords as polishWords } from './locales/pl/category-advice.ts';
import { columns, heading, picture, row, text } from './markup/content-types.ts';

interface Guide extends GuideWords {
  href: string;
  picture: string;
}

const createAdvice = ({ title, points }: CategoryAdvice): string =>
  row(
    heading(2, title) +
      columns(
        points.map(([name, note]) => ({ width: 33.3333, content: text(`<h3>${name}</h3><p>${note}</p>`) })),
        'points',
      ),
    { classes: 'section' },
  );

const createGuides = (title: string, guides: readonly Guide[]): string =>
  row(
    heading(2, title) +
      columns(
        guides.map((guide) => ({
          width: 100 / guides.length,
          content: picture(guide.picture, '') + text(`<h3><a href="${guide.href}">${guide.title}</a></h3><p>${guide.note}</p>`, undefined, 'margin-top:16px;margin-bottom:16px'),
        })),
        'tiles',
      ),
    { classes: 'section' },
  );

/** Picture of the guide to needs, by the URL key of the main category it is shown in. */
const needsPictures: Readonly<Record<string, string>> = { mineraly: 'guide-magnez', uroda: 'guide-kolagen', odpornosc: 'guide-odpornosc' };

function createBlock({ guides, vitaminD, needs, visit }: CategoryBlockWords, mainCategory: string, advice: CategoryAdvice | undefined): string {
  const all: Guide[] = [
    { ...needs, href: '/dobierz-suplement', picture: needsPictures[mainCategory] ?? 'shelf' },
    { ...vitaminD, href: '/poradnik-dawkowanie-witaminy-d3', picture: 'guide-witamina-d3' },
    { ...visit, href: '/wizyta-w-salonie', picture: 'store-front' },
  ];
  return (advice ? createAdvice(advice) : '') + createGuides(guides, all);
}

function block(identifier: string, mainCategory: string, polish: Omit<SeedCmsBlockTexts, 'content'> & { advice?: CategoryAdvice | undefined }, english: typeof polish): SeedCmsBlock {
  return {
    identifier,
    title: polish.title,
    content: polishMarkupSpacing(createBlock(polishWords, mainCategory, polish.advice)),
    translations: { en: { title: english.title, content: toEnglishLinks(createBlock(englishWords, mainCategory, english.advice)) } },
  };
}

function blocksBelow(list: readonly SeedCategory[], parents: readonly string[] = []): SeedCmsBlock[] {
  return list.flatMap(({ urlKey, children = [] }) => {
    const path = [...parents, urlKey];
    const brand = parents[0] === 'marki' ? Object.entries(brands).find(([key]) => key === urlKey)?.[1] : undefined;
    const adviceIn = (words: CategoryBlockWords, advices: CategoryAdvices) =>
      brand ? words.getBrandAdvice(brand.label, brand.operator) : parents.length === 0 ? advices[urlKey] : undefined;
    return [
      block(
        `category-${path.join('-')}`,
        path[0] ?? '',
        { title: polishWords.getBlockTitle(path.join('/')), advice: adviceIn(polishWords, polishAdvice) },
        { title: englishWords.getBlockTitle(path.join('/')), advice: adviceIn(englishWords, englishAdvice) },
      ),
      ...blocksBelow(children, path),
    ];
  });
}

/** Blocks that categories show below their products, and the one below the results of a search. */
export const categoryBlocks: readonly SeedCmsBlock[] = [
  ...blocksBelow(categories),
  block('search-results-bottom', '', { title: polishWords.searchTitle, advice: polishAdvice['search'] }, { title: englishWords.searchTitle, advice: englishAdvice['search'] }),
];
