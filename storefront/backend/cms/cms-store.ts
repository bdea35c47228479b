import { integer, nullable, rowOf, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import type { CmsSeed } from './content-seed.ts';

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
`;

const pageRow = rowOf<CmsPage>({
  id: integer,
  identifier: text,
  title: text,
  metaTitle: nullable(text),
  metaDescription: nullable(text),
  contentHeading: nullable(text),
  content: text,
});

const blockRow = rowOf<CmsBlock>({ identifier: text, title: text, content: text });

const SELECT_PAGE = `
  SELECT id, identifier, title, meta_title AS metaTitle, meta_description AS metaDescription,
    content_heading AS contentHeading, content
  FROM cms_page`;

/** A page by its identifier, which is also its path. */
export function findPage(database: Database, identifier: string): CmsPage | undefined {
  return database.get(pageRow, `${SELECT_PAGE} WHERE identifier = ?`, [identifier]);
}

/** A page by numeric id. */
export function findPageById(database: Database, id: number): CmsPage | undefined {
  return database.get(pageRow, `${SELECT_PAGE} WHERE id = ?`, [id]);
}

/** A block by its identifier. */
export function findBlock(database: Database, identifier: string): CmsBlock | undefined {
  return database.get(blockRow, 'SELECT identifier, title, content FROM cms_block WHERE identifier = ?', [identifier]);
}

/** Replaces all content by that of the seed. */
export function fillContent(database: Database, { cmsPages, cmsBlocks }: CmsSeed): void {
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
}
