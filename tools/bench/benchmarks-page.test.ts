import { describe, expect, it } from 'vitest';
import { createBenchmarksPage } from './benchmarks-page.mjs';

describe('createBenchmarksPage', () => {
  it('says what was measured where, and which targets were missed', () => {
    const page = createBenchmarksPage({
      machine: { processor: 'Some processor', cores: 2, memory: '24 GB', node: 'v20.19.0' },
      at: '2026-11-21T18:30:00.000Z',
      parts: [
        {
          title: 'Server',
          metrics: [
            { name: 'category', value: 120.4, unit: '/s', target: { atLeast: 300 } },
            { name: 'answer', value: 8.126, unit: 'ms', target: { atMost: 10 } },
            { name: 'memory', value: 90, unit: 'MB' },
          ],
        },
      ],
    });
    expect(page).toContain(
      '2026-11-21 on one machine that did nothing else: Some processor, 2 cores, 24 GB, Node v20.19.0.',
    );
    expect(page).toContain('## Server');
    expect(page).toContain('| category | 120 /s | at least 300, **missed** |');
    expect(page).toContain('| answer | 8.13 ms | at most 10 |');
    expect(page).toContain('| memory | 90 MB |  |');
  });
});
