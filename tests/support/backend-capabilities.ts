import { capabilityFields, type Capability } from '../../storefront/src/commerce/capabilities.ts';
import type { ShopFacts } from './test-shop.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const namesIn = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.flatMap((field: unknown) => (isRecord(field) && typeof field['name'] === 'string' ? [field['name']] : []))
    : [];

/**
 * Asks a backend which features of the shop it has the fields for.
 *
 * @throws Error when it does not describe itself
 */
export async function readCapabilities({
  backendUrl,
}: Pick<ShopFacts, 'backendUrl'>): Promise<ReadonlySet<Capability>> {
  const types = [
    ...new Set(Object.values(capabilityFields).flatMap((fields) => fields.map((field) => field.split('.')[0] ?? ''))),
  ];
  const query = `{${types.map((type) => `${type}: __type(name: "${type}") { fields(includeDeprecated: true) { name } inputFields { name } }`).join(' ')}}`;
  const response = await fetch(`${backendUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const answer: unknown = await response.json();
  if (!isRecord(answer) || !isRecord(answer['data']))
    throw new Error(`The backend does not describe itself: ${JSON.stringify(answer)}`);
  const { data } = answer;
  const has = (path: string) => {
    const [type = '', field = ''] = path.split('.');
    const found = data[type];
    return isRecord(found) && [...namesIn(found['fields']), ...namesIn(found['inputFields'])].includes(field);
  };
  const known = Object.entries(capabilityFields).filter(([, fields]) => fields.every(has));
  return new Set(known.map(([name]) => name).filter((name): name is Capability => name in capabilityFields));
}
