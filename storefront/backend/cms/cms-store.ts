import { integer, nullable, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import type { ViewLanguage } from '../store/view-language.ts';
import type { ContentSeed } from '../shop/content-seed.ts';

/** A content page as it is stored. */
export interface CmsPage {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly contentHeading: string | null;
  /** May hold directives; see `resolveDirectives`. */
  readonly content: string;
}

/** A content block as it is stored. */
export interface CmsBlock {
  readonly identifier: string;
  readonly title: string;
  readonly content: string;
}

/** Tables of the content; rebuilt from the seed when it changes. */
export const cmsTables = `
  CREATE TABLE IF NOT EXISTS cms_page (
    id INTEGER PRIMARY KEY,
    identifier TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    meta_title TEXT,
    meta_description TEXT,
    content_heading TEXT,
    content TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS cms_block (
    identifier TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    content TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  -- Pages and blocks in other languages than the stored one (Magento: one entity for each store view).
  CREATE TABLE IF NOT EXISTS cms_page_translation (
    language TEXT NOT NULL,
    identifier TEXT NOT NULL,
    title TEXT NOT NULL,
    meta_title TEXT,
    meta_description TEXT,
    content_heading TEXT,
    content TEXT NOT NULL,
    PRIMARY KEY (language, identifier)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS cms_block_translation (
    language TEXT NOT NULL,
    identifier TEXT NOT NULL,
    title TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (language, identifier)
  ) STRICT, WITHOUT ROWID;
`;

const pageRow = defineRow<CmsPage>({
  id: integer,
  identifier: text,
  title: text,
  metaTitle: nullable(text),
  metaDescription: nullable(text),
  contentHeading: nullable(text),
  content: text,
});

const blockRow = defineRow<CmsBlock>({ identifier: text, title: text, content: text });

const SELECT_PAGE = `
  SELECT id, identifier, title, meta_title AS metaTitle, meta_description AS metaDescription,
    content_heading AS contentHeading, content
  FROM cms_page`;

const SELECT_TRANSLATED_PAGE = `
  SELECT cms_page.id, identifier, translated.title, translated.meta_title AS metaTitle, translated.meta_description AS metaDescription,
    translated.content_heading AS contentHeading, translated.content
  FROM cms_page_translation translated JOIN cms_page USING (identifier)
  WHERE translated.language = :language`;

/** A page in a language by its identifier, which is also its path; the stored one where there is no translation. */
export function findPage(database: Database, identifier: string, language: ViewLanguage): CmsPage | undefined {
  return (
    database.get(pageRow, `${SELECT_TRANSLATED_PAGE} AND identifier = :identifier`, { identifier, language }) ??
    database.get(pageRow, `${SELECT_PAGE} WHERE identifier = ?`, [identifier])
  );
}

/** A page in a language by numeric id; the stored one where there is no translation. */
export function findPageById(database: Database, id: number, language: ViewLanguage): CmsPage | undefined {
  return (
    database.get(pageRow, `${SELECT_TRANSLATED_PAGE} AND cms_page.id = :id`, { id, language }) ??
    database.get(pageRow, `${SELECT_PAGE} WHERE id = ?`, [id])
  );
}

/** A block in a language by its identifier; the stored one where there is no translation. */
export function findBlock(database: Database, identifier: string, language: ViewLanguage): CmsBlock | undefined {
  return (
    database.get(
      blockRow,
      'SELECT identifier, title, content FROM cms_block_translation WHERE language = ? AND identifier = ?',
      [language, identifier],
    ) ?? database.get(blockRow, 'SELECT identifier, title, content FROM cms_block WHERE identifier = ?', [identifier])
  );
}

function fillTranslations(database: Database, { cmsPages, cmsBlocks }: ContentSeed): void {
  for (const { identifier, translations } of cmsPages) {
    for (const [language, page] of Object.entries(translations ?? {})) {
      database.run(
        `INSERT INTO cms_page_translation (language, identifier, title, meta_title, meta_description, content_heading, content)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        [
          language,
          identifier,
          page.title,
          page.metaTitle ?? null,
          page.metaDescription ?? null,
          page.contentHeading ?? null,
          page.content,
        ],
      );
    }
  }
  for (const { identifier, translations } of cmsBlocks) {
    for (const [language, { title, content }] of Object.entries(translations ?? {})) {
      database.run('INSERT INTO cms_block_translation (language, identifier, title, content) VALUES (?, ?, ?, ?)', [
        language,
        identifier,
        title,
        content,
      ]);
    }
  }
}

/** Replaces all content by that of the seed. */
export function fillContent(database: Database, seed: ContentSeed): void {
  const { cmsPages, cmsBlocks } = seed;
  database.run('DELETE FROM cms_page_translation');
  database.run('DELETE FROM cms_block_translation');
  database.run('DELETE FROM cms_page');
  database.run('DELETE FROM cms_block');
  for (const { identifier, title, metaTitle, metaDescription, contentHeading, content } of cmsPages) {
    database.run(
      `INSERT INTO cms_page (identifier, title, meta_title, meta_description, content_heading, content)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [identifier, title, metaTitle ?? null, metaDescription ?? null, contentHeading ?? null, content],
    );
  }
  for (const { identifier, title, content } of cmsBlocks) {
    database.run('INSERT INTO cms_block (identifier, title, content) VALUES (?, ?, ?)', [identifier, title, content]);
  }
  fillTranslations(database, seed);
}
