import { execute, type CommerceClient, type ExecuteOptions } from '../../commerce/index.ts';
import { contactBlocks, contactBlocksQuery } from '../../contact/index.ts';
import { needHelpQuery } from '../../help/index.ts';

/**
 * Returns whether the contact page helps without a form: the merchant has texts for it, a phone number, an e-mail
 * address, or physical stores.
 */
export async function hasContactContent(client: CommerceClient, options: ExecuteOptions): Promise<boolean> {
  if (client.capabilities.includes('storeLocator')) return true;
  const [blocks, help] = await Promise.all([
    execute(client, contactBlocksQuery, { cmsBlockIdentifiers: Object.values(contactBlocks) }, options),
    execute(client, needHelpQuery, {}, options),
  ]);
  const contact = help.data.storeConfig?.need_help;
  const hasText = blocks.data.cmsBlocks?.items?.some((block) => block?.content?.trim()) === true;
  return hasText || Boolean(contact?.phone_number) || Boolean(contact?.email);
}
