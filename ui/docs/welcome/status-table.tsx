import { Table } from '../../src/table/index.ts';
import { axeSummary, formatSize } from '../component-report/component-report-texts.ts';
import { getComponentName, type Area } from './group-by-area.ts';
import { PageLink } from './page-link.tsx';

/** Lists the components of one group with their status, size and the result of axe. */
export function StatusTable({ name, components }: Area) {
  return (
    <Table caption={name}>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Status</th>
          <th scope="col" data-numeric>
            Size
          </th>
          <th scope="col">axe</th>
        </tr>
      </thead>
      <tbody>
        {components.map(({ page, status, size, axe }) => (
          <tr key={page}>
            <th scope="row">
              <PageLink title={page}>{getComponentName(page)}</PageLink>
            </th>
            <td>{status}</td>
            <td data-numeric>{size === null ? '–' : formatSize(size)}</td>
            <td>{axe === null ? 'not measured' : axeSummary(axe)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
