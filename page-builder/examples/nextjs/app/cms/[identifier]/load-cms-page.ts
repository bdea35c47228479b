import { samplePage } from './sample-page';

const query = 'query CmsPage($identifier: String!) { cmsPage(identifier: $identifier) { content } }';

/**
 * The HTML of a CMS page: of the Magento shop that `MAGENTO_URL` names, else of a sample.
 *
 * @returns undefined when there is no such page
 * @throws Error when Magento does not answer
 */
export async function loadCmsPage(identifier: string): Promise<string | undefined> {
  const shop = process.env['MAGENTO_URL'];
  if (!shop) return identifier === 'home' ? samplePage : undefined;
  const address = new URL('/graphql', shop);
  address.search = new URLSearchParams({ query, variables: JSON.stringify({ identifier }) }).toString();
  const response = await fetch(address, { headers: { 'content-type': 'application/json' } });
  if (!response.ok) throw new Error(`Magento answered ${response.status}.`);
  const { data }: { data?: { cmsPage?: { content?: string | null } | null } } = await response.json();
  return data?.cmsPage?.content ?? undefined;
}
