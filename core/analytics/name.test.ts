import { expect, test } from 'vitest';
import { comparedName, hasUnfilledMacro } from './name.ts';

test.each([
  ['Зима 2026', 'ЗИМА  2026'],
  ['夏季セール', '夏季ｾｰﾙ'],
  ['Café', 'Cafe\u0301'],
  ['Straße', 'STRASSE'],
  ['GLOW', 'ｇｌｏｗ'],
  ['Οδός', 'ΟΔΌΣ'],
  [' Glow\u00a0Nov ', 'glow nov'],
])('%s and %s are one name', (one, other) => {
  expect(comparedName(one)).toBe(comparedName(other));
});

test.each([
  ['Зима 2026', 'Лето 2026'],
  ['夏季', '冬季'],
  ['Glow!', 'Glow?'],
  ['glow-1', 'glow 1'],
  ['Café', 'Cafe'],
  ['sınır', 'sinir'],
  ['😀', '😁'],
  ['हिन्दी', 'हनद'],
])('%s and %s are two names', (one, other) => {
  expect(comparedName(one)).not.toBe(comparedName(other));
});

test.each([
  '{{site_source_name}}',
  'x_{{campaign.name}}',
  '__CAMPAIGN_NAME__',
  '__AID__',
  '{campaignid}',
  '{lpurl}',
  '%%ADTAG%%',
  '$' + '{AD_ID}',
  '[[campaign]]',
])('%s is a macro that the platform left unfilled', (name) => {
  expect(hasUnfilledMacro(name)).toBe(true);
});

test.each(['glow', 'US_iOS__Broad', '50% off', '[EU] Broad', '{A} or {B}'.replaceAll(/[{}]/g, ''), '__', 'A__b__C'])(
  '%s is a name',
  (name) => {
    expect(hasUnfilledMacro(name)).toBe(false);
  },
);
