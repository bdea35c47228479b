import type { GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import { fixtureShop } from '../testing/fixture-shop.ts';
import { createTestBackend } from '../testing/test-backend.ts';
import { releaseHabits, releases, type Release } from './release.ts';

const getFields = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  );

function getServedFields(options: { release?: Release } = {}): Set<string> {
  const backend = createTestBackend({ profile: 'stock', ...options });
  backend.dispose();
  return new Set(getFields(backend.schema));
}

describe.each(releases)('Magento %s', (release) => {
  it('has all fields of 2.4.8 but those that it lacks', () => {
    const { lacks } = releaseHabits[release];
    const all = getServedFields();
    const served = getServedFields({ release });
    expect(lacks.filter((field) => !all.has(field))).toEqual([]);
    expect(lacks.filter((field) => served.has(field))).toEqual([]);
  });

  it('escapes names of products in 2.4.8 alone', async () => {
    const [product, ...others] = fixtureShop().catalog.products;
    if (!product) throw new Error('The fixture has products.');
    const catalog = { ...fixtureShop().catalog, products: [{ ...product, name: `D'Arcy & Co 27.5" <x>` }, ...others] };
    const backend = createTestBackend({ profile: 'stock', release, shop: fixtureShop({ catalog }) });
    const { data } = await backend.graphql(
      `{ products(filter: { sku: { eq: "${product.sku}" } }) { items { __typename name } } }`,
    );
    backend.dispose();
    expect(data).toMatchObject({
      products: {
        items: [{ name: `D'Arcy & Co 27.5${release === '2.4.8' ? '&quot; &lt;x&gt;' : '" <x>'}` }],
      },
    });
  });

  it('categorizes errors from 2.4.7 on', async () => {
    const backend = createTestBackend({ profile: 'stock', release });
    const { errors } = await backend.graphql('{ customer { email } }');
    backend.dispose();
    expect(errors?.[0]?.extensions).toEqual(release === '2.4.6' ? undefined : { category: 'graphql-authorization' });
  });

  it('finds orders of guests by last name from 2.4.8 on, and by postcode in 2.4.7', async () => {
    const backend = createTestBackend({ profile: 'stock', release });
    const ask = async (fact: string) => {
      const { errors } = await backend.graphql(
        `{ guestOrder(input: { number: "1", email: "a@example.pl", ${fact} }) { number } }`,
      );
      return JSON.stringify(errors);
    };
    const answers = { lastname: await ask('lastname: "A"'), postcode: await ask('postcode: "1"') };
    backend.dispose();
    const isKnown = (answer: string) => answer.includes("couldn't locate an order");
    expect({ lastname: isKnown(answers.lastname), postcode: isKnown(answers.postcode) }).toEqual({
      lastname: ['2.4.8', '2.4.9'].includes(release),
      postcode: release === '2.4.7',
    });
  });

  it('answers whether products allow gift messages as a text before 2.4.8, whatever the store allows', async () => {
    const backend = createTestBackend({ profile: 'stock', release });
    const { data } = await backend.graphql(
      '{ storeConfig { allow_items } products(filter: { sku: { eq: "VIT-C" } }) { items { gift_message_available } } }',
    );
    backend.dispose();
    expect(data).toEqual({
      storeConfig: { allow_items: '0' },
      products: { items: [{ gift_message_available: ['2.4.6', '2.4.7'].includes(release) ? '1' : false }] },
    });
  });
});

it.each(releases.filter((release) => release !== '2.4.6'))(
  'cancels orders by uid in Magento %s, but by a number in 2.4.7',
  async (release) => {
    const shop = openTestShop({ profile: 'stock', release });
    const { token } = await shop.newCustomer();
    const refusal = async (id: string) =>
      (await shop.ask(`mutation { cancelOrder(input: { order_id: "${id}", reason: "Other" }) { error } }`, {}, token))
        .errors[0]?.extensions?.['category'];
    const refusals = { uid: await refusal('OTk='), id: await refusal('99') };
    shop.dispose();
    const [unreadable, unknown] = ['graphql-input', 'graphql-no-such-entity'];
    expect(refusals).toEqual(release === '2.4.7' ? { uid: unreadable, id: unknown } : { uid: unknown, id: unknown });
  },
);
