import { parse, visit, type InterfaceTypeDefinitionNode, type InterfaceTypeExtensionNode } from 'graphql';
import type { Profile } from '../request-context.ts';
import { schemaText } from '../schema-files.ts';
import { olderProductFields } from './price-sdl.ts';

/** A kind of product that this shop does not sell and other clients ask for all the same. */
interface ProductKind {
  readonly name: string;
  readonly interfaces: readonly string[];
  /** SDL of the fields that only this kind has. */
  readonly fields: string;
}

const kinds: readonly ProductKind[] = [
  {
    name: 'VirtualProduct',
    interfaces: ['CustomizableProductInterface'],
    fields: 'options: [CustomizableOptionInterface]',
  },
  {
    name: 'DownloadableProduct',
    interfaces: ['CustomizableProductInterface'],
    fields: `options: [CustomizableOptionInterface] links_title: String links_purchased_separately: Int
      downloadable_product_links: [DownloadableProductLinks] downloadable_product_samples: [DownloadableProductSamples]`,
  },
  {
    name: 'BundleProduct',
    interfaces: ['PhysicalProductInterface', 'CustomizableProductInterface'],
    fields: `weight: Float options: [CustomizableOptionInterface] items: [BundleItem] dynamic_price: Boolean dynamic_sku: Boolean
      dynamic_weight: Boolean price_view: PriceViewEnum ship_bundle_items: ShipBundleItemsEnum price_details: PriceDetails`,
  },
  {
    name: 'GroupedProduct',
    interfaces: ['PhysicalProductInterface'],
    fields: 'weight: Float items: [GroupedProductItem]',
  },
];

/** SDL of the fields of an interface, as they stand in the shop's own schema and its extensions. */
function getFields(sdl: string, interfaceName: string): string {
  const fields: string[] = [];
  const collect = (node: InterfaceTypeDefinitionNode | InterfaceTypeExtensionNode) => {
    if (node.name.value !== interfaceName) return;
    for (const { loc } of node.fields ?? []) if (loc) fields.push(sdl.slice(loc.start, loc.end));
  };
  visit(parse(sdl), { InterfaceTypeDefinition: collect, InterfaceTypeExtension: collect });
  return fields.join('\n');
}

/** Where the fields that every product has are declared. */
const productFiles = ['product.graphql', 'extensions/omnibus.graphql'];

/**
 * The kinds of products of Magento Open Source beyond simple and configurable ones: all have what every product has.
 */
export function otherProductTypes(profile: Profile): string {
  const common = getFields(schemaText(productFiles, profile), 'ProductInterface');
  const routable = 'relative_url: String redirect_code: Int! type: UrlRewriteEntityTypeEnum';
  return kinds
    .map(({ name, interfaces, fields }) => {
      const implemented = ['ProductInterface', 'RoutableInterface', ...interfaces].join(' & ');
      return `type ${name} implements ${implemented} {\n${common}\n${olderProductFields}\n${routable}\n${fields}\n}`;
    })
    .join('\n');
}
