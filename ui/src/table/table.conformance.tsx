import { conforms } from '../conformance/conformance.ts';
import { Table, TableRegion } from './index.ts';

const rows = (
  <tbody>
    <tr>
      <th scope="row">Magnez</th>
      <td data-numeric="">375 mg</td>
    </tr>
  </tbody>
);

export default [
  conforms({ component: Table, props: { caption: 'Skład', children: rows }, root: 'table' }),
  conforms({ component: TableRegion, props: { label: 'Tabela: Skład', children: <table>{rows}</table> } }),
];
