import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { ComponentReportSheet } from '../../ui/docs/component-report/component-report-sheet.tsx';
import { componentReports } from './component-reports.ts';

/** What Storybook shows of a component by itself, and the report between its props and its stories. */
export default function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <PageReport />
      <Stories />
    </>
  );
}

/**
 * The report of the folder in which the stories of the page stand; nothing for stories of no component of the
 * library.
 */
function PageReport() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters;
  const name = typeof fileName === 'string' ? /(?:^|\/)ui\/src\/([\w-]+)\//.exec(fileName)?.[1] : undefined;
  const report = componentReports.find((one) => one.name === name);
  // Without its class, Storybook's own styles for articles would apply.
  return report ? <ComponentReportSheet report={report} className="sb-unstyled" /> : null;
}
