import { describe, expect, it } from 'vitest';
import { stylesOf } from './styles-of.ts';

const sheets = new Map([
  ['/a.css', '.a-card-x1{color:red}.a-wide-x2>p{margin:0}'],
  ['/b.css', '.a-bank-y1:hover{color:red}'],
]);

describe('the style sheets of prerendered HTML', () => {
  it('are those whose classes it has', () => {
    expect(stylesOf('<p class="lucide a-bank-y1">1</p>', sheets)).toEqual(['/b.css']);
    expect(stylesOf('<p class="a-bank-y1"><b class="a-wide-x2"></b></p>', sheets)).toEqual([
      '/a.css',
      '/b.css',
    ]);
  });

  it('are none where it has no class, or only a part of a name', () => {
    expect(stylesOf('<p>a-bank-y1</p><p class="a-bank">1</p>', sheets)).toEqual([]);
  });
});
