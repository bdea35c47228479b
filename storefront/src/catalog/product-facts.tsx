import { RichHtml } from '@witryna/page-builder';
import { Accordion, type AccordionSection } from '@witryna/ui/accordion';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';
import type { ProductDetails } from './product-details.ts';

/** The texts of a product, folded: description, composition, dosage, warnings, operator. All of them stand in the HTML. */
export function ProductFacts({ product: { description, facts } }: { product: ProductDetails }) {
  const intl = useIntl();
  const section = (id: string, title: MessageDescriptor, parts: (string | null)[], open = false): AccordionSection[] => {
    const texts = parts.filter((part): part is string => !!part);
    if (texts.length === 0) return [];
    const content = (
      <Stack gap="x3">
        {texts.map((html) => (
          <RichHtml key={html} html={html} />
        ))}
      </Stack>
    );
    return [{ id, title: intl.formatMessage(title), content, open }];
  };
  const sections = [
    ...section('description', messages.description, [description], true),
    ...section('composition', messages.composition, [facts.dailyPortion, facts.composition, facts.ingredients]),
    ...section('dosage', messages.dosage, [facts.dosage]),
    ...section('warnings', messages.warnings, [facts.warnings, facts.storage]),
    ...section('producer', messages.producer, [facts.producer]),
  ];
  if (sections.length === 0) return null;
  return (
    <Stack as="section" gap="x2" aria-labelledby="details">
      <Heading level={2} size="h5" id="details">
        {intl.formatMessage(messages.details)}
      </Heading>
      <Text size="small" tone="secondary">
        {intl.formatMessage(messages.supplement)}
      </Text>
      <Accordion sections={sections} />
    </Stack>
  );
}
