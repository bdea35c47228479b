import { samplePage } from './sample-page';

const query = 'query CmsPage($identifier: String!) { cmsPage(identifier: $identifier) { content } }';

/**
 * Loads the HTML of a CMS page from the Magento of `MAGENTO_URL`, or of a sample page without it.
 *
 * @returns The content, or `undefined` when there is no such page.
 * @throws Error when Magento responds with an error
 */
export async function loadCmsPage(identifier: string): Promise<string | undefined> {
  const shop = process.env['MAGENTO_URL'];
  if (!shop) return identifier === 'home' ? samplePage : undefined;
  const address = new URL('/graphql', shop);
  address.search = new URLSearchParams({ query, variables: JSON.stringify({ identifier }) }).toString();
  const response = await fetch(address, { headers: { 'content-type': 'application/json' } });
  if (!response.ok) throw new Error(`Magento responded with ${response.status}.`);
  const { data }: { data?: { cmsPage?: { content?: string | null } | null } } = await response.json();
  return data?.cmsPage?.content ?? undefined;
}
