import { describe, expect, it } from 'vitest';
import type { AttachCondition } from '../../cards/schema';
import { plain } from '../pieces';
import { polish } from './grammar';
import { expectText, instant, read, speaker } from './testing';

// Tables to be read: an effect, or the part of it the table is about, and the sentence it makes.

// prettier-ignore
const CONDITIONS: readonly [string, string][] = [
  ['{"there":{"side":"friendly","in":"here"}}', 'Jeśli na tej misji jest inna sojusznicza postać, dobierz kartę.'],
  ['{"there":{"side":"friendly","anyOf":[{"name":"Tsunade"}]}}', 'Jeśli w grze jest sojusznicza postać Tsunade, dobierz kartę.'],
  ['{"there":{"side":"friendly","hidden":true,"in":"here"}}', 'Jeśli na tej misji jest ukryta sojusznicza postać, dobierz kartę.'],
  ['{"none":{"side":"yours","in":"here"}}', 'Jeśli nie masz postaci na tej misji, dobierz kartę.'],
  ['{"value":{"count":{"side":"yours"}},"is":{"atLeast":2}}', 'Jeśli masz w grze co najmniej 2 postacie, dobierz kartę.'],
  ['{"there":{"from":"hand","type":"attachment"}}', 'Jeśli masz na ręce co najmniej 1 dołączenie, dobierz kartę.'],
  ['{"there":{"from":"discard"}}', 'Jeśli na twoim stosie odrzuconych jest co najmniej 1 karta, dobierz kartę.'],
  ['{"there":{"from":"attachments","side":"yours","in":"here","anyOf":[{"name":"Earth Scroll"}]}}', 'Jeśli masz na tej misji dołączenie Earth Scroll, dobierz kartę.'],
  ['{"none":{"side":"friendly","in":"here","noneOf":[{"faction":"Leaf Village"}]}}', 'Jeśli wszystkie inne sojusznicze postacie na tej misji należą do frakcji Wioska Liścia, dobierz kartę.'],
  ['{"none":{"from":"hand"}}', 'Jeśli nie masz kart na ręce, dobierz kartę.'],
  ['{"value":{"count":{"side":"enemy","in":"here"}},"is":{"exactly":1}}', 'Jeśli na tej misji jest dokładnie 1 wroga postać, dobierz kartę.'],
  ['{"value":{"count":{"side":"enemy","in":"here"}},"is":{"atLeast":2}}', 'Jeśli na tej misji są co najmniej 2 wrogie postacie, dobierz kartę.'],
  ['{"value":{"count":{"side":"enemy","in":"here"}},"is":{"atLeast":5}}', 'Jeśli na tej misji jest co najmniej 5 wrogich postaci, dobierz kartę.'],
  ['{"value":{"count":{"side":"yours","in":"here"}},"is":{"lessThan":{"count":{"side":"enemy","in":"here"}}}}', 'Jeśli masz na tej misji mniej postaci niż przeciwnik, dobierz kartę.'],
  ['{"value":{"stat":"power","of":"self"},"is":{"atLeast":6}}', 'Jeśli Power tej postaci wynosi co najmniej 6, dobierz kartę.'],
  ['{"value":{"stat":"cost","of":"self"},"is":{"moreThan":{"stat":"power","of":"self"}}}', 'Jeśli koszt tej postaci jest wyższy niż Power tej postaci, dobierz kartę.'],
  ['{"card":"self","fits":{"tokens":{"exactly":0}}}', 'Jeśli ta postać nie ma Power tokenów, dobierz kartę.'],
  ['{"card":"covered","fits":{"power":{"atLeast":6}}}', 'Jeśli ulepszana postać miała Power 6 lub wyższą, dobierz kartę.'],
  ['{"card":"self","fits":{"anyOf":[{"keyword":"Jutsu"}],"hidden":false,"in":"here"}}', 'Jeśli ta postać jest odkryta, ma słowo kluczowe Jutsu i jest na tej misji, dobierz kartę.'],
  ['{"card":"self","fits":{"holding":{"anyOf":[{"name":"Senbon"}]}}}', 'Jeśli ta postać ma dołączenie Senbon, dobierz kartę.'],
  ['{"edge":"you"}', 'Jeśli masz Edge, dobierz kartę.'],
  ['{"edge":"opponent"}', 'Jeśli przeciwnik ma Edge, dobierz kartę.'],
  ['{"you":"winning"}', 'Jeśli wygrywasz tę misję, dobierz kartę.'],
  ['{"you":"losing"}', 'Jeśli przegrywasz tę misję, dobierz kartę.'],
  ['{"all":[{"edge":"you"},{"you":"losing"}]}', 'Jeśli masz Edge i przegrywasz tę misję, dobierz kartę.'],
  ['{"any":[{"edge":"you"},{"none":{"from":"hand"}}]}', 'Jeśli masz Edge lub nie masz kart na ręce, dobierz kartę.'],
];

describe('on what condition', () => {
  it.each(CONDITIONS)('%s', (given, text) => {
    expectText(instant(`[{"do":"draw","amount":1,"if":${given}}]`), text);
  });
});

// prettier-ignore
const GRANTS: readonly [string, string][] = [
  ['{"grant":"power","to":"self","amount":2}', 'Ta postać ma +2 Power.'],
  ['{"grant":"power","to":{"side":"enemy","in":"here"},"amount":-1}', 'Wrogie postacie na tej misji mają −1 Power.'],
  ['{"grant":"power","to":"self","amount":{"times":[-1,{"count":{"side":"friendly","in":"here"}}]}}', 'Ta postać ma −1 Power za każdą inną sojuszniczą postać na tej misji.'],
  ['{"grant":"power","to":"self","amount":{"stat":"cost","of":{"from":"attachments","on":{"card":"self"}}}}', 'Ta postać ma +X Power, gdzie X to łączny koszt dołączeń na tej postaci.'],
  ['{"grant":"setPower","to":{"side":"enemy","in":"here","is":"strongest"},"amount":0,"losesTokens":true}', 'Najsilniejsza wroga postać na tej misji traci wszystkie Power tokeny, a jej Power wynosi 0.'],
  ['{"grant":"setPower","to":"self","amount":4}', 'Power tej postaci wynosi 4.'],
  ['{"grant":"doublePower","of":{"from":"attachments","on":{"card":"self"},"anyOf":[{"keyword":"Food"}]}}', 'Power dołączeń ze słowem kluczowym Jedzenie na tej postaci jest podwojona.'],
  ['{"grant":"sideTotal","amount":5}', 'Masz +5 Power na tej misji.'],
  ['{"grant":"powerupBonus","to":{"side":"friendly","in":"here"},"amount":1}', 'Każdy POWERUP dla innych sojuszniczych postaci na tej misji jest większy o 1.'],
  ['{"grant":"keepTokens","to":"self"}', 'Ta postać nie traci Power tokenów na koniec rundy.'],
  ['{"grant":"chakra","amount":1}', 'CHAKRA +1.'],
  ['{"grant":"chakra","amount":1,"who":"each"}', 'CHAKRA +1 dla obu graczy.'],
  ['{"grant":"chakra","amount":2,"who":"losing"}', 'CHAKRA +2 dla gracza, który przegrywa tę misję.'],
  ['{"grant":"cost","of":"self","less":2}', 'Ta postać kosztuje o 2 mniej.'],
  ['{"grant":"cost","of":"self","less":2,"played":"revealed"}', 'Odkrycie tej postaci kosztuje o 2 mniej.'],
  ['{"grant":"cost","of":"self","more":1,"to":"here","played":"faceUp"}', 'Zagranie tej postaci na tę misję jako odkrytej lub odkrycie jej na niej kosztuje o 1 więcej.'],
  ['{"grant":"cost","of":"self","more":1,"to":"here"}', 'Zagranie tej postaci na tę misję kosztuje o 1 więcej.'],
  ['{"grant":"cost","of":{"type":"character","other":true,"anyOf":[{"keyword":"Team 8"}]},"less":1,"min":1,"to":"here","who":"each"}', 'Inne postacie ze słowem kluczowym Drużyna 8 zagrywane na tę misję kosztują o 1 mniej (minimalny koszt 1).'],
  ['{"grant":"cost","of":{"type":"character"},"more":1,"to":"here","played":"faceUp","who":"opponent"}', 'Postacie przeciwnika zagrywane na tę misję jako odkryte lub odkrywane na niej kosztują o 1 więcej.'],
  ['{"grant":"cost","of":{"type":"character"},"more":1,"to":"here","played":"revealed","who":"opponent"}', 'Postacie przeciwnika odkrywane na tej misji kosztują o 1 więcej.'],
  ['{"grant":"cost","of":{"type":"attachment","anyOf":[{"keyword":"Food"}]},"less":1}', 'Twoje dołączenia ze słowem kluczowym Jedzenie kosztują o 1 mniej.'],
  ['{"grant":"missionWorth","amount":1}', 'Ta misja jest warta o 1 punkt misji więcej dla obu graczy.'],
  ['{"grant":"missionWorth","amount":-2}', 'Ta misja jest warta o 2 punkty misji mniej dla obu graczy.'],
  ['{"grant":"scoreTwice"}', 'Ta misja jest punktowana dwa razy i za każdym razem działają wszystkie efekty SCORE.'],
  ['{"grant":"cannot","be":["hidden","defeated"],"what":"self","by":"enemy"}', 'Tej postaci nie można ukryć ani pokonać efektami przeciwnika.'],
  ['{"grant":"cannot","be":["moved"],"what":{"side":"enemy","in":"here"}}', 'Wrogich postaci nie można przenieść z tej misji.'],
  ['{"grant":"cannot","be":["revealed"],"what":{"side":"enemy","in":"here"}}', 'Przeciwnik nie może odkrywać ukrytych postaci na tej misji.'],
  ['{"grant":"cannot","be":["gainTokens","gainAttachments"],"what":"self"}', 'Ta postać nie może otrzymywać Power tokenów ani dołączeń.'],
  ['{"grant":"upgradeOver","what":{"printedCost":{"atMost":4}}}', 'Możesz zagrać tę postać także jako ulepszenie swojej postaci o wydrukowanym koszcie 4 lub niższym.'],
  ['{"grant":"playOnly","where":{"you":"winning"}}', 'Możesz zagrać tę postać tylko na misję, którą wygrywasz.'],
  ['{"grant":"playOnly","where":{"there":{"side":"enemy","in":"here"}}}', 'Możesz zagrać tę postać na misję tylko wtedy, gdy na tej misji jest wroga postać.'],
  ['{"grant":"manyAttachments","to":"self"}', 'Ta postać może mieć dowolną liczbę twoich dołączeń, niezależnie od ich warunków.'],
  ['{"grant":"lookAnytime","at":{"side":"enemy","hidden":true,"in":"here"}}', 'Możesz w każdej chwili oglądać ukryte wrogie postacie na tej misji.'],
  ['{"grant":"defeatedGoToHand","what":{"side":"friendly"}}', 'Inne pokonane sojusznicze postacie trafiają do ręki zamiast na stos odrzuconych.'],
  ['{"grant":"trait","to":"self","trait":{"faction":"Leaf Village"}}', 'Ta postać należy też do frakcji Wioska Liścia.'],
  ['{"grant":"trait","to":"self","trait":{"keyword":"Rogue Ninja"}}', 'Ta postać ma też słowo kluczowe Zbiegły ninja.'],
  ['{"grant":"blank","what":"self"}', 'Tekst efektów tej postaci uznaje się za pusty.'],
  ['{"grant":"phantom","trait":{"keyword":"Sound Four"}}', 'Dla efektów twoich kart ze słowem kluczowym Czwórka Dźwięku masz na tej misji dodatkową taką sojuszniczą postać, o koszcie i Power tej postaci.'],
  ['{"grant":"gains","to":{"in":"here"},"effect":{"kind":"instant","timing":"ambush","steps":[{"do":"powerup","amount":2}]}}', 'Postacie na tej misji mają po wszystkich swoich efektach także: AMBUSH ↯ POWERUP 2.'],
];

describe('what is so', () => {
  it.each(GRANTS)('%s', (given, text) => {
    expectText(read(`{"kind":"static","timing":"main","grants":[${given}]}`), text);
  });
});

// prettier-ignore
const TRIGGERS: readonly [string, string][] = [
  ['{"event":"played","what":"self"}', 'Gdy ta postać zostaje zagrana, dobierz kartę.'],
  ['{"event":"played","what":{"side":"enemy","in":"here","hidden":false}}', 'Gdy odkryta wroga postać zostaje zagrana na tę misję, dobierz kartę.'],
  ['{"event":"played","what":{"anyOf":[{"keyword":"Summon"}]},"by":"you"}', 'Gdy zagrywasz postać ze słowem kluczowym Przywołanie, dobierz kartę.'],
  ['{"event":"played","what":{"in":"here"},"from":"hand"}', 'Gdy postać zostaje zagrana z ręki na tę misję, dobierz kartę.'],
  ['{"event":"defeated","what":{"side":"friendly"}}', 'Gdy inna sojusznicza postać zostaje pokonana, dobierz kartę.'],
  ['{"event":"defeated","what":{},"by":"you"}', 'Gdy pokonujesz dowolną postać, dobierz kartę.'],
  ['{"event":"moved","what":"self"}', 'Po tym, jak ta postać zostanie przeniesiona, dobierz kartę.'],
  ['{"event":"moved","what":"self","by":"you"}', 'Po tym, jak przeniesiesz tę postać, dobierz kartę.'],
  ['{"event":"moved","what":{"side":"enemy"},"by":"you","together":true}', 'Gdy przenosisz jedną lub więcej wrogich postaci, dobierz kartę.'],
  ['{"event":"attached","attachment":{"anyOf":[{"keyword":"Weapon"}]},"to":"self","by":"you"}', 'Gdy umieszczasz dołączenie ze słowem kluczowym Broń na tej postaci, dobierz kartę.'],
  ['{"event":"attached","attachment":{},"to":{"side":"enemy"}}', 'Gdy dołączenie zostaje umieszczone na wrogiej postaci, dobierz kartę.'],
  ['{"event":"affected","what":"self"}', 'Gdy na tę postać działa efekt przeciwnika, dobierz kartę.'],
  ['{"event":"passed"}', 'Gdy pasujesz, dobierz kartę.'],
  ['{"event":"missionLost"}', 'Gdy przegrywasz tę misję w fazie oceny misji, dobierz kartę.'],
  ['{"event":"startOfRound"}', 'Na początku rundy dobierz kartę.'],
  ['{"event":"endOfRound"}', 'Na koniec rundy dobierz kartę.'],
  ['{"event":"beforePower"}', 'W fazie oceny misji, zanim zostanie ustalona Power na tej misji, dobierz kartę.'],
];

describe('after what', () => {
  it.each(TRIGGERS)('%s', (given, text) => {
    expectText(read(`{"kind":"triggered","timing":"main","on":${given},"steps":[{"do":"draw","amount":1}]}`), text);
  });
});

// prettier-ignore
const CHANGES: readonly [string, string][] = [
  ['{"add":[{"do":"draw","amount":1}]}', 'Efekt MAIN: dodatkowo dobierz kartę.'],
  ['{"instead":[{"do":"draw","amount":1}]}', 'Efekt MAIN: zamiast tego dobierz kartę.'],
  ['{"instead":[{"do":"draw","amount":1,"if":{"edge":"you"}}]}', 'Efekt MAIN: zamiast tego, jeśli masz Edge, dobierz kartę.'],
  ['{"verb":"defeat"}', 'Efekt MAIN: zamiast ukryć, pokonaj ją.'],
  ['{"limit":"cost","is":{"atMost":3}}', 'Efekt MAIN: limit kosztu wynosi 3.'],
  ['{"limit":"cost","is":null}', 'Efekt MAIN: bez limitu kosztu.'],
  ['{"limit":"power","is":{"atLeast":5}}', 'Efekt MAIN: wymagana jest Power 5 lub wyższa.'],
  ['{"limit":"totalCost","is":{"atMost":{"count":{"from":"hand"}}}}', 'Efekt MAIN: wymagany jest łączny koszt nie wyższy niż liczba kart na twojej ręce.'],
  ['{"less":4}', 'Efekt MAIN: zagrywana karta kosztuje o 4 mniej.'],
  ['{"becomes":"main"}', 'Efekt MAIN staje się efektem MAIN.'],
];

describe('how another effect changes', () => {
  const hiding = instant('[{"do":"hide","what":{"side":"enemy"}}]');

  it.each(CHANGES)('%s', (given, text) => {
    const change = read(`{"kind":"modifier","timing":"upgrade","of":"main","change":${given}}`);
    expectText(change, text, speaker([hiding, change]));
  });
});

describe('what one effect says of another', () => {
  const moving = instant('[{"do":"move","what":{"side":"friendly","in":"here","choose":"all"},"as":"moved"}]');

  it('names the effect that did it', () => {
    const counting = read(
      '{"kind":"instant","timing":"upgrade","steps":[{"do":"powerup","amount":{"count":"moved"}}]}',
    );
    const text = 'POWERUP X, gdzie X to liczba postaci przeniesionych efektem MAIN.';
    expectText(counting, text, speaker([moving, counting]));
  });

  it('speaks of several that are hidden as of several', () => {
    const hiding = instant('[{"do":"hide","what":[{"in":"here"},{"other":true}]}]');
    const change = read('{"kind":"modifier","timing":"upgrade","of":"main","change":{"verb":"defeat"}}');
    expectText(change, 'Efekt MAIN: zamiast ukryć, pokonaj je.', speaker([hiding, change]));
  });
});

describe('a mission or an attachment', () => {
  it('speaks as a mission to either player', () => {
    const effect = read(
      '{"kind":"static","timing":"main","if":{"value":{"count":{"side":"friendly","hidden":false,"in":"here"}},"is":{"exactly":1}},' +
        '"grants":[{"grant":"power","to":{"side":"friendly","hidden":false,"in":"here"},"amount":4}]}',
    );
    const text = 'Jeśli masz na tej misji dokładnie 1 odkrytą postać, ma ona +4 Power.';
    expectText(effect, text, speaker([effect], 'mission'));
  });

  it('speaks as an attachment of its host', () => {
    const effect = read('{"kind":"static","timing":"main","grants":[{"grant":"chakra","amount":1}]}');
    expectText(effect, 'Ta postać ma CHAKRA +1.', speaker([effect], 'attachment', { on: 'character' }));
  });

  it('is no friend of others, so that none of them is left out', () => {
    const effect = instant('[{"do":"powerup","amount":1,"to":{"side":"friendly","in":"here"}}]');
    const text = 'POWERUP 1 dla sojuszniczej postaci na tej misji.';
    expectText(effect, text, speaker([effect], 'attachment'));
  });
});

describe('a character among its friends', () => {
  const gaara = { name: 'Gaara', traits: [{ faction: 'Sand Village' }, { keyword: 'Team Baki' }] } as const;

  it.each([
    ['{"faction":"Sand Village"}', 'POWERUP 1 dla innej sojuszniczej postaci z frakcji Wioska Piasku w grze.'],
    ['{"name":"Gaara"}', 'POWERUP 1 dla innej sojuszniczej postaci Gaara w grze.'],
    ['{"faction":"Leaf Village"}', 'POWERUP 1 dla sojuszniczej postaci z frakcji Wioska Liścia w grze.'],
    ['{"name":"Temari"}', 'POWERUP 1 dla sojuszniczej postaci Temari w grze.'],
  ])('is left out where it could be taken for one of them: %s', (trait, text) => {
    const effect = instant(`[{"do":"powerup","amount":1,"to":{"side":"friendly","anyOf":[${trait}]}}]`);
    expectText(effect, text, speaker([effect], 'character', gaara));
  });

  it('goes on top of any other name', () => {
    const effect = read(
      '{"kind":"static","timing":"main","grants":[{"grant":"upgradeOver","what":{"noneOf":[{"name":"Gaara"},{"keyword":"Jutsu"}]}}]}',
    );
    const text =
      'Możesz zagrać tę postać także jako ulepszenie swojej postaci o innej nazwie i bez słowa kluczowego Jutsu.';
    expectText(effect, text, speaker([effect], 'character', gaara));
  });
});

describe('after a move', () => {
  it('speaks of the mission the card has come to', () => {
    const effect = read(
      '{"kind":"triggered","timing":"main","on":{"event":"moved","what":"self","by":"you"},"steps":[{"do":"hide","what":{"side":"enemy","in":"here"}}]}',
    );
    expectText(effect, 'Po tym, jak przeniesiesz tę postać, ukryj wrogą postać na jej nowej misji.');
  });
});

describe('what replaces what', () => {
  it('is said of the card itself with a pronoun', () => {
    const effect = read(
      '{"kind":"replacement","timing":"main","would":["defeated"],"what":"self","instead":[{"do":"hide","what":"self"}]}',
    );
    expectText(effect, 'Gdy ta postać miałaby zostać pokonana, zamiast tego ukryj ją.');
  });

  it('keeps the card apart from the one it stands in for', () => {
    const what = '{"side":"friendly","in":"here"}';
    const instead = '[{"do":"defeat","what":"self"}]';
    const effect = read(
      `{"kind":"replacement","timing":"main","would":["hidden","defeated"],"what":${what},"by":"enemy","instead":${instead},"obligation":"may"}`,
    );
    expectText(
      effect,
      'Gdy inna sojusznicza postać na tej misji miałaby zostać ukryta lub pokonana efektem przeciwnika, ' +
        'zamiast tego możesz pokonać postać z tej karty.',
    );
  });
});

describe('what a trigger is about', () => {
  it.each([
    [
      '{"event":"played","what":{"side":"friendly","in":"here"}}',
      'Gdy inna sojusznicza postać zostaje zagrana na tę misję, POWERUP 2 dla niej. Pokonaj ją.',
    ],
    [
      '{"event":"moved","what":"self","by":"you"}',
      'Po tym, jak przeniesiesz tę postać, POWERUP 2 dla tej postaci. Pokonaj ją.',
    ],
  ])('%s', (on, text) => {
    const steps = '[{"do":"powerup","amount":2,"to":"it"},{"do":"defeat","what":"it"}]';
    expectText(read(`{"kind":"triggered","timing":"main","on":${on},"steps":${steps}}`), text);
  });
});

describe('an attachment', () => {
  it.each<[AttachCondition, string]>([
    [{ to: 'mission' }, 'Dołącz do misji.'],
    [{ to: 'character', side: 'any', faceUp: false }, 'Dołącz do postaci.'],
    [{ to: 'character', side: 'enemy', faceUp: true }, 'Dołącz do odkrytej wrogiej postaci.'],
    [
      { to: 'character', side: 'friendly', faceUp: true, noneOf: [{ keyword: 'Jutsu' }] },
      'Dołącz do odkrytej sojuszniczej postaci bez słowa kluczowego Jutsu.',
    ],
    [
      { to: 'character', side: 'any', faceUp: false, anyOf: [{ name: 'Rock Lee' }, { keyword: 'Taijutsu' }] },
      'Dołącz do postaci o nazwie Rock Lee lub ze słowem kluczowym Taijutsu.',
    ],
  ])('%j', (condition, text) => {
    expect(plain(polish.attach(condition, speaker([], 'attachment')))).toBe(text);
  });

  it.each([
    ['{"do":"powerup","amount":1}', 'POWERUP 1 dla tej postaci.'],
    [
      '{"do":"moveAttachment","what":"self","to":{"side":"friendly"}}',
      'Przenieś to dołączenie na sojuszniczą postać w grze.',
    ],
    [
      '{"do":"discard","what":{"from":"attachments","on":{"card":"host"},"other":true,"choose":"all"}}',
      'Odrzuć wszystkie inne dołączenia na tej postaci.',
    ],
    [
      '{"do":"powerup","amount":3,"if":{"card":"host","fits":{"tokens":{"exactly":0}}}}',
      'Jeśli ta postać nie ma Power tokenów, POWERUP 3 dla niej.',
    ],
  ])('%s', (step, text) => {
    const effect = instant(`[${step}]`);
    expectText(effect, text, speaker([effect], 'attachment'));
  });

  it('stays where others cannot come', () => {
    const effect = read(
      '{"kind":"static","timing":"main","grants":[{"grant":"cannot","be":["gainAttachments"],"what":"host"}]}',
    );
    expectText(effect, 'Ta postać nie może otrzymywać innych dołączeń.', speaker([effect], 'attachment'));
  });
});

it('links terms, names and traits', () => {
  const effect = instant('[{"do":"hide","what":{"anyOf":[{"name":"Gaara"},{"keyword":"Jutsu"}]}}]');
  const linked = polish.effect(effect, { ...speaker([effect]), nameOf: () => 'Gaara z Piasku' });
  expect(linked.filter(({ kind }) => kind !== 'text')).toEqual([
    { kind: 'term', term: 'hide', text: 'Ukryj' },
    { kind: 'name', name: 'Gaara', text: 'Gaara z Piasku' },
    { kind: 'trait', trait: { keyword: 'Jutsu' }, text: 'Jutsu' },
  ]);
});
