import type { Database } from '../../database/index.ts';
import type { SeedCategory } from '../../shop/catalog-seed.ts';
import { ROOT_CATEGORY_ID } from '../category/root-category.ts';
import { getOrCreateIdentity } from './identities.ts';

interface Parent {
  readonly id: number;
  readonly idPath: string;
  readonly level: number;
  readonly urlPath: string | null;
}

const INSERT = `
  INSERT INTO category (id, parent_id, id_path, level, position, tree_order, url_key, url_path, name, description,
    include_in_menu, skinny_navigation, promo_content)
  VALUES (:id, :parentId, :idPath, :level, :position, :treeOrder, :urlKey, :urlPath, :name, :description,
    :includeInMenu, :skinnyNavigation, :promoContent)`;

/** Writes the category tree below Magento's usual root category. */
export function fillCategories(database: Database, categories: readonly SeedCategory[], rootName: string): void {
  let treeOrder = 0;

  function insertBelow(parent: Parent, children: readonly SeedCategory[]): void {
    for (const [index, seed] of children.entries()) {
      const urlPath = parent.urlPath === null ? seed.urlKey : `${parent.urlPath}/${seed.urlKey}`;
      const id = getOrCreateIdentity(database, 'category', urlPath);
      const category: Parent = { id, idPath: `${parent.idPath}/${id}`, level: parent.level + 1, urlPath };
      database.run(INSERT, {
        id,
        parentId: parent.id,
        idPath: category.idPath,
        level: category.level,
        position: index + 1,
        treeOrder: (treeOrder += 1),
        urlKey: seed.urlKey,
        urlPath,
        name: seed.name,
        description: seed.description,
        includeInMenu: seed.inMenu === false ? 0 : 1,
        skinnyNavigation: seed.skinnyNavigation === true ? 1 : 0,
        promoContent: seed.promoContent ?? null,
      });
      insertBelow(category, seed.children ?? []);
    }
  }

  const root: Parent = { id: ROOT_CATEGORY_ID, idPath: `1/${ROOT_CATEGORY_ID}`, level: 1, urlPath: null };
  database.run(INSERT, {
    id: root.id,
    parentId: null,
    idPath: root.idPath,
    level: root.level,
    position: 1,
    treeOrder,
    urlKey: null,
    urlPath: null,
    name: rootName,
    description: null,
    includeInMenu: 1,
    skinnyNavigation: 0,
    promoContent: null,
  });
  insertBelow(root, categories);
}
