import {
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { ComponentReportSheet } from '../../ui/docs/component-report/component-report-sheet.tsx';
import { UsageNotes } from '../../ui/docs/usage/usage-notes.tsx';
import { contentTypeUsage } from '../../ui/docs/usage/content-type-usage.ts';
import { usage, type Usage } from '../../ui/docs/usage/usage.ts';
import { componentReports } from '../../ui/docs/component-report/component-reports.ts';

/**
 * Renders Storybook's standard page of a component, with usage notes, and the report between its props and its stories.
 * A page with one story shows it once, and so does a page about tokens or rules, which has no props between two showings.
 */
export default function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const { fileName } = useOf('meta', ['meta']).preparedMeta.parameters;
  const hasProps = !isAboutRules(fileName);
  const isSingle = stories.filter(({ tags }) => tags.includes('autodocs')).length <= 1;
  return (
    <>
      <Title />
      <Subtitle />
      <PageDescription />
      {isSingle && <Description of="story" />}
      <PageUsage />
      {(isSingle || hasProps) && <Primary />}
      {hasProps && <Controls />}
      <PageReport />
      {!isSingle && <Stories />}
    </>
  );
}

/** Returns the usage notes of a page by its title, e.g. `UI/Forms/Select`. */
function getUsage(title: string): Usage | undefined {
  if (title.startsWith('Page Builder/')) return contentTypeUsage[title.replace('Page Builder/', '')];
  return title.startsWith('UI/') ? usage[title.replace(/^UI\/.*\//, '')] : undefined;
}

/** Renders when to use the component or content type of the page; nothing for other stories. */
function PageUsage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const notes = getUsage(preparedMeta.title);
  // The class excludes Storybook's own styles for articles.
  return notes ? <UsageNotes usage={notes} className="sb-unstyled" /> : null;
}

/** Returns whether a page is about tokens or rules, whose component only lists them. */
function isAboutRules(fileName: unknown): boolean {
  return typeof fileName === 'string' && /(?:^|\/)(?:design-tokens|ui)\/docs\//.test(fileName);
}

/** Renders what the component is. Content types have no component of their own, so they are named. */
function PageDescription() {
  const { fileName } = useOf('meta', ['meta']).preparedMeta.parameters;
  const type = typeof fileName === 'string' ? /\/content-types\/([\w-]+)\//.exec(fileName)?.[1] : undefined;
  return type === undefined || type === 'unsupported' ? (
    <Description of="meta" />
  ) : (
    <Markdown>{`Content type \`${type}\` of Page Builder, which \`RichContent\` renders.`}</Markdown>
  );
}

/** Renders the report of the component whose stories are on the page; nothing for stories outside the library. */
function PageReport() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters;
  const name = typeof fileName === 'string' ? /(?:^|\/)ui\/src\/([\w-]+)\//.exec(fileName)?.[1] : undefined;
  const report = componentReports.find((one) => one.name === name);
  // The class excludes Storybook's own styles for articles.
  return report ? <ComponentReportSheet report={report} className="sb-unstyled" /> : null;
}
