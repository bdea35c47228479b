import { Disclosure } from '@witryna/ui/disclosure';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { RichTextView, type RichText } from '../content/index.ts';
import { useIntl, type MessageId } from '../i18n/index.ts';
import type { FactTexts } from './fact-texts.ts';

/**
 * The texts of a product, folded: description, composition, dosage, warnings, operator, other attributes. All of them
 * stand in the HTML. Nothing for a product without any.
 */
export function ProductInformation({
  description,
  facts,
}: {
  description: RichText | null;
  /** Of the chosen variant, or of the product. */
  facts: FactTexts;
}) {
  const intl = useIntl();
  const toTexts = (...texts: (string | undefined)[]) =>
    texts.flatMap((html): RichText[] => (html ? [{ kind: 'html', html }] : []));
  const allSections: { title: MessageId; texts: RichText[]; open: boolean }[] = [
    { title: 'catalog.description', texts: description ? [description] : [], open: true },
    {
      title: 'catalog.composition',
      texts: toTexts(facts.dailyPortion, facts.composition, facts.ingredients),
      open: false,
    },
    { title: 'catalog.dosage', texts: toTexts(facts.dosage), open: false },
    { title: 'catalog.warnings', texts: toTexts(facts.warnings, facts.storage), open: false },
    { title: 'catalog.producer', texts: toTexts(facts.producer), open: false },
    { title: 'catalog.specification', texts: toTexts(facts.specification), open: false },
  ];
  const sections = allSections.filter(({ texts }) => texts.length > 0);
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
        {sections.map(({ title, texts, open }) => (
          <Disclosure key={title} title={intl.formatMessage(title)} open={open} headingLevel={3}>
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
