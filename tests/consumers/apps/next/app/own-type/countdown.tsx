'use client';
import { getBoxProps, type ContentTypeProps } from '@witryna/page-builder';
import { useState } from 'react';
import type { CountdownNode } from './countdown-type';

/** A content type of the application, with state. */
export function Countdown({ node }: ContentTypeProps<CountdownNode>) {
  const [left, setLeft] = useState(node.from);
  return (
    <div {...getBoxProps(node)}>
      <button type="button" onClick={() => setLeft(left - 1)}>
        Odliczaj
      </button>
      <output aria-label="Zostało">{left}</output>
    </div>
  );
}
