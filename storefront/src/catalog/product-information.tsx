import { Disclosure } from '@witryna/ui/disclosure';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { RichTextView, type RichText } from '../content/index.ts';
import { useIntl, type MessageId } from '../i18n/index.ts';
import type { FactLabels, FactTexts } from './fact-texts.ts';

const factSections = [
  { title: 'catalog.composition', names: ['dailyPortion', 'composition', 'ingredients'] },
  { title: 'catalog.dosage', names: ['dosage'] },
  { title: 'catalog.warnings', names: ['warnings', 'storage'] },
  { title: 'catalog.producer', names: ['producer'] },
] as const satisfies { title: MessageId; names: (keyof FactLabels)[] }[];

/**
 * The texts of a product, folded: description, composition, dosage, warnings, operator, other attributes. All of them
 * stand in the HTML. A single text has the label of the merchant as its title. Nothing for a product without any.
 */
export function ProductInformation({
  description,
  facts,
  labels = {},
}: {
  description: RichText | null;
  /** Of the chosen variant, or of the product. */
  facts: FactTexts;
  /** Default: none is known. */
  labels?: FactLabels | undefined;
}) {
  const intl = useIntl();
  const toTexts = (...texts: (string | undefined)[]) =>
    texts.flatMap((html): RichText[] => (html ? [{ kind: 'html', html }] : []));
  const sections = [
    { id: 'description', title: intl.formatMessage('catalog.description'), texts: description ? [description] : [] },
    ...factSections.map(({ title: id, names }) => {
      const present = names.filter((name) => facts[name]);
      const [only] = present;
      const label = present.length === 1 && only ? labels[only] : undefined;
      return {
        id,
        title: label ?? intl.formatMessage(id),
        texts: toTexts(...present.map((name) => facts[name])),
      };
    }),
    { id: 'table', title: intl.formatMessage('catalog.specification'), texts: toTexts(facts.specification) },
  ].filter(({ texts }) => texts.length > 0);
  if (sections.length === 0 && !facts.legalName) return null;
  return (
    <Stack as="section" gap="x2" aria-labelledby="details">
      <Heading level={2} size="h5" id="details">
        {intl.formatMessage('catalog.details')}
      </Heading>
      {facts.legalName && (
        <Text size="small" tone="secondary">
          {facts.legalName}
        </Text>
      )}
      <div>
        {sections.map(({ id, title, texts }) => (
          <Disclosure key={id} title={title} open={id === 'description'} headingLevel={3}>
            <Stack gap="x3">
              {texts.map((text, index) => (
                <RichTextView key={index} text={text} topHeadingLevel={4} width="container" />
              ))}
            </Stack>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
