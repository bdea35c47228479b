import { Disclosure } from '@witryna/ui/disclosure';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { Html } from '../content/index.ts';
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
  /** Sanitized HTML. */ description: string /** Of the chosen variant, or of the product. */;
  facts: FactTexts;
}) {
  const intl = useIntl();
  const allSections: { title: MessageId; texts: (string | undefined)[]; open: boolean }[] = [
    { title: 'catalog.description', texts: [description], open: true },
    { title: 'catalog.composition', texts: [facts.dailyPortion, facts.composition, facts.ingredients], open: false },
    { title: 'catalog.dosage', texts: [facts.dosage], open: false },
    { title: 'catalog.warnings', texts: [facts.warnings, facts.storage], open: false },
    { title: 'catalog.producer', texts: [facts.producer], open: false },
    { title: 'catalog.specification', texts: [facts.specification], open: false },
  ];
  const sections = allSections
    .map((section) => ({ ...section, texts: section.texts.filter((text): text is string => !!text) }))
    .filter(({ texts }) => texts.length > 0);
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
              {texts.map((html) => (
                <Html key={html} html={html} />
              ))}
            </Stack>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
