import { Alert } from '@witryna/ui/alert';
import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { QuantityStepper } from '@witryna/ui/quantity-stepper';
import { Text, TextLink } from '@witryna/ui/text';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { useStoreViewHref } from '../platform/layout/layout-context.tsx';
import { useUiStore } from '../platform/layout/ui-store-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import {
  loadAddProducts,
  loadAddToCart,
  parsePurchase,
  useCartContext,
  useSaveLine,
  type CartLine,
  type LineOption,
} from '../cart/index.ts';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import { TaxNote, type ProductPrice } from '../products/index.ts';
import { useRestIdentity } from '../session/index.ts';
import { LazyWishlistToggle } from '../wishlist/index.ts';
import { getChosenImages } from './chosen-images.ts';
import { GroupItems } from './group-items.tsx';
import { OptionField } from './option-field.tsx';
import {
  getChosenTexts,
  getConfiguredPrice,
  getDefaultForm,
  getLineForm,
  getPartSkus,
  validatePurchase,
  type FormValues,
  type OptionError,
} from './purchase-form-data.ts';
import type { PurchaseOptions } from './purchase-option-types.ts';
import { getPurchaseBarrier } from './purchase-options.ts';
import { scripted } from '../platform/hydration/visibility.css.ts';
import { ContactLink } from '../platform/layout/contact-link.tsx';
import { withPriceDifference } from './with-price-difference.ts';

/** Props of `PurchaseFields`. */
export interface PurchaseFieldsProps {
  product: { sku: string; name: string; href: string; image: string | null; price: ProductPrice | null };
  purchase: PurchaseOptions;
  /** Choice of the variant of a configurable product. */
  variantOptions: readonly LineOption[];
  /** Pieces to be bought. */
  quantity: number;
  /** Called with another quantity. */
  onQuantityChange(quantity: number): void;
  /** Quantities that can be chosen. */
  limits: { min: number; max: number; step: number | 'any' };
  /** Difference of the price of a piece of the variant, in this quantity, to that of the product, in minor units. */
  variantPrice: number;
  /** Called with the SKUs of the chosen parts of a bundle or a group. */
  onPartsChange(skus: readonly string[]): void;
  /** Whether the product, or the chosen variant, is in stock. */
  inStock: boolean;
  /** Classes of the row with quantity and button. */
  layout: Readonly<Record<'buy' | 'actions' | 'addToCart' | 'heart', string>>;
  /** Line of the cart that is edited. Default: none, the product is added. */
  line?: CartLine | null;
  /** Whether the line is being read. Default `false`. */
  loading?: boolean;
}

const noErrors: ReadonlyMap<string, OptionError> = new Map();

/** Names and values of a form; of a file the name, which is empty without one. */
const readForm = (form: HTMLFormElement): Map<string, string> =>
  new Map([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));

/** The fields in which a product is put together, its quantity and the button that adds it or saves a line. */
export function PurchaseFields({
  product,
  purchase,
  variantOptions,
  quantity,
  onQuantityChange,
  limits,
  variantPrice,
  onPartsChange,
  inStock,
  layout,
  line = null,
  loading = false,
}: PurchaseFieldsProps) {
  const intl = useIntl();
  const ui = useUiStore();
  const context = useCartContext();
  const root = useRef<HTMLDivElement>(null);
  const { navigate } = useNavigation() ?? {};
  const cartPath = useStoreViewHref('/cart');
  const { save, saving, problem: saveProblem } = useSaveLine();
  const identity = useRestIdentity();
  const [initial] = useState<FormValues>(() => (line ? getLineForm(purchase, line.options) : getDefaultForm(purchase)));
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState(noErrors);
  const [problem, setProblem] = useState('');
  const [isBlocked, setIsBlocked] = useState(false);
  const [revision, setRevision] = useState(0);
  const [adding, setAdding] = useState(false);
  const busy = adding || saving || loading;
  const barrier = getPurchaseBarrier(purchase);
  const isGroup = purchase.items.length > 0;
  // A line that is edited has no file, and gets none: it is changed by GraphQL.
  const priced = withPriceDifference(purchase, product.price?.current.minor ?? 0, variantPrice);
  const options = priced.options.filter(({ input }) => input !== 'image' || !line);
  const imageFields = options.filter(({ input }) => input === 'image').length;
  const needsImage = options.some(({ input, required }) => input === 'image' && required);

  const update = () => {
    const form = root.current?.closest('form');
    if (form) setValues(readForm(form));
  };
  // After the fields are rendered: what was entered before the scripts were there, quantities, and the variant, whose
  // fields are outside, are no events.
  const variant = variantOptions.map(({ valueUid }) => valueUid).join(' ');
  useEffect(update, [revision, variant]);
  const announceParts = useEffectEvent(() => onPartsChange(getPartSkus(purchase, values)));
  useEffect(() => announceParts(), [values]);
  useEffect(() => {
    if (errors.size > 0)
      root.current?.querySelector<HTMLElement>('[data-invalid] :is(input, select, textarea)')?.focus();
  }, [errors]);

  const add = async (form: HTMLFormElement) => {
    const entered = readForm(form);
    const wrong = validatePurchase(purchase, entered);
    setErrors(wrong);
    setProblem('');
    setIsBlocked(false);
    if (wrong.size > 0) return;
    const choices = parsePurchase(entered, { sku: product.sku, quantity });
    const [choice] = choices;
    if (!choice) {
      setProblem(intl.formatMessage('options.noQuantity'));
      return;
    }
    if (line) {
      if (await save(line, choice)) void navigate?.(cartPath);
      return;
    }
    setAdding(true);
    try {
      const images = getChosenImages(options, form);
      if (images.length > 0) {
        const { addWithImages } = await import('./add-with-images.ts');
        const result = await addWithImages({ choice, images, identity, context, ui, intl });
        setErrors(result.problems);
        setProblem(result.message);
        setIsBlocked(result.isBlocked);
      } else if (isGroup) {
        const { handleAddProducts } = await loadAddProducts();
        await handleAddProducts({ choices, context, ui, intl });
      } else {
        const { handleAddToCart } = await loadAddToCart();
        const texts = [...variantOptions, ...getChosenTexts(purchase, entered)];
        await handleAddToCart({
          ...{ product, quantity, context, ui, intl },
          choice,
          options: texts.map((text) => ({ ...text, valueUid: '' })),
          opensMiniCart: true,
        });
      }
    } catch {
      ui.toasts.add({ type: 'error', message: intl.formatMessage('cart.unreachable') });
    } finally {
      setAdding(false);
    }
  };
  // A group goes to the wishlist as a whole.
  const [wish] = isGroup ? [] : parsePurchase(values, { sku: product.sku, quantity });
  const wishlistToggle = (
    <div className={layout.heart}>
      <LazyWishlistToggle
        sku={product.sku}
        name={product.name}
        options={wish && { selectedOptions: wish.selectedOptions, enteredOptions: wish.enteredOptions }}
      />
    </div>
  );
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (form && !busy) void add(form);
  };

  if (barrier === 'file' || barrier === 'gift-card')
    return (
      <Stack ref={root} gap="x3" align="start">
        <Text>{intl.formatMessage(barrier === 'file' ? 'options.file' : 'options.giftCard')}</Text>
        <ContactLink>{intl.formatMessage('options.contact')}</ContactLink>
        {inStock && wishlistToggle}
      </Stack>
    );
  const price = getConfiguredPrice(priced, values);
  return (
    <Stack ref={root} gap="x5" onChange={update}>
      {isGroup && <GroupItems items={purchase.items} />}
      {options.map((option) => (
        <OptionField
          key={option.uid}
          option={option}
          currency={purchase.currency}
          error={errors.get(option.uid)}
          initial={initial}
          imageFields={imageFields}
          onChange={() => setRevision((before) => before + 1)}
        />
      ))}
      {purchase.samples.length > 0 && (
        <Stack gap="x1" align="start">
          <Text weight="semibold">{intl.formatMessage('options.samples')}</Text>
          {purchase.samples.map(({ title, url }, index) => (
            <TextLink key={`${index} ${url}`} href={url}>
              {title}
            </TextLink>
          ))}
        </Stack>
      )}
      {!isGroup && purchase.options.length > 0 && (
        <div role="status">
          <Text weight="semibold">
            {intl.formatMessage('options.total', { price: formatMinorUnits(intl, price, purchase.currency) })}
          </Text>
          <TaxNote />
        </div>
      )}
      {barrier === 'stock' && <Text>{intl.formatMessage('options.partUnavailable')}</Text>}
      {(problem || saveProblem) && (
        <Alert role="alert" tone="error">
          {problem || saveProblem}
        </Alert>
      )}
      {isBlocked && <ContactLink>{intl.formatMessage('options.contact')}</ContactLink>}
      {inStock && barrier === null && (
        <div className={needsImage ? `${layout.buy} ${scripted}` : layout.buy}>
          {!isGroup && (
            <QuantityStepper
              name="quantity"
              itemName={product.name}
              value={quantity}
              {...limits}
              onValueChange={onQuantityChange}
            />
          )}
          <div className={layout.actions}>
            <div className={layout.addToCart}>
              <Button
                type="submit"
                data-replay=""
                size="large"
                fullWidth
                loading={busy}
                loadingLabel={intl.formatMessage(line || loading ? 'cart.updating' : 'cart.adding')}
                onClick={onClick}
              >
                {intl.formatMessage(line || loading ? 'cart.edit.save' : 'cart.add')}
              </Button>
            </div>
            {wishlistToggle}
          </div>
        </div>
      )}
    </Stack>
  );
}
