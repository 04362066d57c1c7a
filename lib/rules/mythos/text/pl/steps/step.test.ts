import { describe, it } from 'vitest';
import { expectText, instant } from '../testing';

// Tables to be read: steps, or the part of one the table is about, and the sentence they make.

// prettier-ignore
const STEPS: readonly [string, string][] = [
  ['{"do":"powerup","amount":2}', 'POWERUP 2.'],
  ['{"do":"powerup","amount":1,"to":{"side":"friendly","in":"here","other":true,"choose":"all"}}', 'POWERUP 1 dla każdej innej sojuszniczej postaci na tej misji.'],
  ['{"do":"powerup","amount":{"count":{"side":"enemy"}},"to":"self"}', 'POWERUP X dla tej postaci, gdzie X to liczba wrogich postaci w grze.'],
  ['{"do":"powerup","amount":{"plus":[{"count":{"side":"enemy"}},1]}}', 'POWERUP X+1, gdzie X to liczba wrogich postaci w grze.'],
  ['{"do":"powerup","amount":{"times":[2,{"count":{"side":"friendly","anyOf":[{"name":"Tayuya"}]}}]}}', 'POWERUP 2 za każdą sojuszniczą postać Tayuya w grze.'],
  ['{"do":"removeTokens","amount":{"upTo":2},"from":{"side":"enemy"}}', 'Usuń najwyżej 2 Power tokeny z wrogiej postaci w grze.'],
  ['{"do":"removeTokens","amount":5,"from":"self"}', 'Usuń 5 Power tokenów z tej postaci.'],
  ['{"do":"removeTokens","amount":"all","from":{"side":"enemy","in":"here"}}', 'Usuń wszystkie Power tokeny z wrogiej postaci na tej misji.'],
  ['{"do":"moveTokens","amount":1,"from":{"side":"enemy"},"to":"self"}', 'Przełóż 1 Power token z wrogiej postaci w grze na tę postać.'],
  ['{"do":"addPower","amount":3,"to":{"in":"here","is":"soleStrongest"}}', 'Dodaj 3 Power jedynej postaci o najwyższej Power na tej misji.'],
  ['{"do":"hide","what":{"side":"enemy","in":"here","power":{"atMost":3}}}', 'Ukryj wrogą postać o Power 3 lub niższej na tej misji.'],
  ['{"do":"defeat","what":[{"side":"friendly","in":"here"},{"side":"enemy"}]}', 'Pokonaj inną sojuszniczą postać na tej misji i wrogą postać w grze.'],
  ['{"do":"move","what":"self"}', 'Przenieś tę postać.'],
  ['{"do":"move","what":"self","to":"oneMission"}', 'Przenieś tę postać na wybraną misję.'],
  ['{"do":"move","what":{"side":"enemy","in":"here"}}', 'Przenieś wrogą postać z tej misji.'],
  ['{"do":"move","what":{"side":"enemy","in":"elsewhere"},"to":"here"}', 'Przenieś na tę misję wrogą postać.'],
  ['{"do":"move","what":{"in":"here","power":{"lessThan":{"stat":"power","of":"self"}}}}', 'Przenieś z tej misji postać o Power niższej niż ta postać.'],
  ['{"do":"move","what":{"from":"stack","of":"self","part":"bottom"}}', 'Przenieś spodnią kartę stosu ulepszeń tej postaci na inną misję.'],
  ['{"do":"takeControl","what":{"side":"enemy","in":"here"},"price":{"stat":"power","of":"target"}}', 'Przejmij kontrolę nad wrogą postacią na tej misji, płacąc tyle chakry, ile wynosi jej Power.'],
  ['{"do":"takeControl","what":{"side":"enemy"},"price":2}', 'Przejmij kontrolę nad wrogą postacią w grze, płacąc 2 chakry.'],
  ['{"do":"takeBack","what":{"owned":true,"controlled":true}}', 'Odzyskaj kontrolę nad przejętą postacią należącą do ciebie.'],
  ['{"do":"return","what":"self"}', 'Cofnij tę postać do ręki.'],
  ['{"do":"return","what":{"side":"friendly","in":"here","hidden":true}}', 'Cofnij do ręki ukrytą sojuszniczą postać z tej misji.'],
  ['{"do":"return","what":{"from":"discard","type":"attachment","topmost":true}}', 'Weź do ręki pierwsze od góry dołączenie ze swojego stosu odrzuconych.'],
  ['{"do":"play","what":{"from":"hand","type":"character","anyOf":[{"keyword":"Summon"}]},"less":1}', 'Zagraj postać ze słowem kluczowym Przywołanie na dowolną misję, płacąc o 1 mniej.'],
  ['{"do":"play","what":{"from":"hand","type":"character"},"to":"here","more":2,"notAsUpgrade":true}', 'Zagraj postać na tę misję, ale nie jako ulepszenie, płacąc o 2 więcej.'],
  ['{"do":"play","what":{"from":"hand","type":"character","choose":"any"},"less":1}', 'Zagraj dowolną liczbę postaci na dowolne misje, płacąc za każdą o 1 mniej.'],
  ['{"do":"play","what":{"from":"hand","type":"attachment"},"to":"here"}', 'Zagraj dołączenie na tej misji, płacąc jego koszt.'],
  ['{"do":"play","what":{"from":"discard","type":"character"}}', 'Zagraj postać ze swojego stosu odrzuconych na dowolną misję, płacąc jej koszt.'],
  ['{"do":"play","what":{"from":"hidden"},"less":2}', 'Odkryj swoją ukrytą postać, płacąc o 2 mniej.'],
  ['{"do":"putHidden","what":{"from":"deck","top":1},"to":"here"}', 'Połóż wierzchnią kartę swojej talii jako ukrytą postać na tej misji.'],
  ['{"do":"putHidden","what":{"from":"deck","whose":"opponent","top":1}}', 'Połóż wierzchnią kartę talii przeciwnika jako ukrytą postać na dowolnej misji po swojej stronie i przejmij nad nią kontrolę.'],
  ['{"do":"draw","amount":1}', 'Dobierz kartę.'],
  ['{"do":"draw","amount":2}', 'Dobierz 2 karty.'],
  ['{"do":"draw","amount":5}', 'Dobierz 5 kart.'],
  ['{"do":"draw","amount":{"count":{"from":"missions","with":{"side":"friendly"}}}}', 'Dobierz 1 kartę za każdą misję z inną sojuszniczą postacią.'],
  ['{"do":"discard","what":{"from":"hand"}}', 'Odrzuć kartę z ręki.'],
  ['{"do":"discard","what":{"from":"hand","whose":"opponent"}}', 'Odrzuć wybraną kartę z ręki przeciwnika.'],
  ['{"do":"discard","what":{"from":"attachments","side":"enemy","in":"here"}}', 'Odrzuć wrogie dołączenie na tej misji.'],
  ['{"do":"discard","what":{"from":"stack","of":{"side":"enemy","upgraded":true},"part":"top"}}', 'Odrzuć wierzchnią kartę stosu ulepszonej wrogiej postaci w grze.'],
  ['{"do":"look","at":{"hidden":true}}', 'Obejrzyj ukrytą postać w grze.'],
  ['{"do":"look","at":{"from":"hand","whose":"opponent","choose":"all"}}', 'Obejrzyj rękę przeciwnika.'],
  ['{"do":"look","at":{"from":"deck","choose":"all"}}', 'Przeszukaj swoją talię.'],
  ['{"do":"look","at":{"from":"deck","top":3}}', 'Obejrzyj 3 wierzchnie karty swojej talii.'],
  ['{"do":"look","at":{"from":"deck","top":5}}', 'Obejrzyj 5 wierzchnich kart swojej talii.'],
  ['{"do":"reveal","what":{"from":"hand","choose":"any"}}', 'Ujawnij dowolną liczbę kart z ręki.'],
  ['{"do":"revealUntil","what":{"from":"deck","type":"character","anyOf":[{"faction":"Sand Village"}]},"found":"found"}', 'Ujawniaj karty z wierzchu swojej talii, aż ujawnisz postać z frakcji Wioska Piasku.'],
  ['{"do":"putBack","what":{"from":"hand"},"where":"top"}', 'Odłóż kartę z ręki na wierzch swojej talii.'],
  ['{"do":"putBack","what":{"from":"hand"},"where":"bottom"}', 'Odłóż kartę z ręki na spód swojej talii.'],
  ['{"do":"putBack","what":{"from":"discard","top":{"upTo":5}},"where":"shuffled"}', 'Wtasuj do swojej talii najwyżej 5 wierzchnich kart swojego stosu odrzuconych.'],
  ['{"do":"shuffle"}', 'Potasuj swoją talię.'],
  ['{"do":"gainChakra","amount":1}', 'Zyskaj 1 chakrę.'],
  ['{"do":"gainChakra","amount":3}', 'Zyskaj 3 chakry.'],
  ['{"do":"gainChakra","amount":{"count":{"side":"friendly"}}}', 'Zyskaj 1 chakrę za każdą inną sojuszniczą postać w grze.'],
  ['{"do":"stealChakra","amount":1}', 'Ukradnij przeciwnikowi 1 chakrę.'],
  ['{"do":"payChakra","amount":2}', 'Zapłać 2 chakry.'],
  ['{"do":"payChakra","amount":"any"}', 'Zapłać dodatkowo dowolną ilość chakry.'],
  ['{"do":"gainPoints","amount":1}', 'Zyskaj 1 punkt misji.'],
  ['{"do":"gainPoints","amount":2}', 'Zyskaj 2 punkty misji.'],
  ['{"do":"gainPoints","amount":5}', 'Zyskaj 5 punktów misji.'],
  ['{"do":"gainEdge"}', 'Zyskaj Edge.'],
  ['{"do":"giveEdge"}', 'Oddaj przeciwnikowi Edge.'],
  ['{"do":"copy","of":{"side":"enemy"},"effect":{"instant":true,"notTiming":"upgrade"}}', 'Skopiuj natychmiastowy efekt (inny niż UPGRADE) wrogiej postaci w grze.'],
  ['{"do":"activate","of":{"side":"friendly"},"effect":{"instant":true,"duel":true},"ignoringRequirements":true}', 'Aktywuj natychmiastowy efekt DUEL innej sojuszniczej postaci w grze, ignorując jego wymagania.'],
  ['{"do":"activate","of":"self","effect":{"timing":"ambush","all":true}}', 'Aktywuj wszystkie efekty AMBUSH tej postaci.'],
  ['{"do":"repeat","effect":"main","in":"elsewhere"}', 'Powtórz efekt MAIN na innych misjach.'],
  ['{"do":"attach","what":"self","to":{"side":"enemy","in":"here"},"asAttachment":{"power":-5}}', 'Dołącz tę postać do wrogiej postaci na tej misji jako dołączenie o Power −5 (dopóki nim jest, nie jest postacią).'],
  ['{"do":"moveAttachment","what":{"from":"attachments","on":"character"},"to":{}}', 'Przenieś dołączenie z postaci w grze na inną postać.'],
  ['{"do":"moveAttachment","what":{"from":"attachments","side":"friendly","choose":"any"},"to":"self"}', 'Przenieś dowolną liczbę sojuszniczych dołączeń w grze na tę postać.'],
  ['{"do":"declare"}', 'Podaj liczbę.'],
  ['{"do":"defeat","what":[{"side":"friendly","in":"here"},{"side":"enemy","in":"here"}]}', 'Pokonaj inną sojuszniczą postać i wrogą postać na tej misji.'],
  ['{"do":"defeat","what":{"side":"enemy","in":"here","power":{"lessThan":{"stat":"power","of":"self"}}}}', 'Pokonaj na tej misji wrogą postać o Power niższej niż ta postać.'],
  ['{"do":"defeat","what":{"side":"enemy","in":"here","is":"strongest","power":{"atLeast":6}}}', 'Pokonaj najsilniejszą wrogą postać na tej misji, jeśli ma Power 6 lub wyższą.'],
  ['{"do":"choose","options":[[{"do":"draw","amount":1}],[{"do":"gainChakra","amount":2}]]}', 'Dobierz kartę albo zyskaj 2 chakry.'],
  ['{"do":"choose","options":[[{"do":"putBack","what":{"from":"hand"},"where":"top"}],[{"do":"putBack","what":{"from":"hand"},"where":"bottom"}]]}', 'Odłóż kartę z ręki na wierzch swojej talii albo na spód swojej talii.'],
  ['{"do":"pay","cost":[{"do":"discard","what":{"from":"hand"}}],"for":[{"do":"gainChakra","amount":1},{"do":"draw","amount":1}]}', 'Odrzuć kartę z ręki, aby zyskać 1 chakrę i dobrać kartę.'],
  ['{"do":"forEach","of":{"side":"friendly","in":"here","choose":"all"},"member":"ally","steps":[{"do":"move","what":{"cost":{"atMost":{"stat":"cost","of":"ally"}}}}]}', 'Za każdą inną sojuszniczą postać na tej misji przenieś postać w grze o koszcie nie wyższym niż dana sojusznicza postać.'],
  ['{"do":"forEach","of":{"from":"missions","orHere":true,"with":{"side":"friendly"},"choose":"all"},"member":"place","steps":[{"do":"putHidden","what":{"from":"hand"},"to":{"mission":"place"}}]}', 'Dla tej misji i każdej misji z inną sojuszniczą postacią: połóż kartę z ręki jako ukrytą postać na danej misji.'],
  ['{"do":"later","at":"endOfRound","steps":[{"do":"defeat","what":"self","if":{"none":{"from":"hand"}},"obligation":"must"}]}', 'Na koniec tej rundy, jeśli nie masz kart na ręce, musisz pokonać tę postać.'],
];

describe('what one step does', () => {
  it.each(STEPS)('%s', (given, text) => {
    expectText(instant(`[${given}]`), text);
  });
});

// prettier-ignore
const SEQUENCES: readonly [string, string][] = [
  ['[{"do":"look","at":{"from":"deck","top":3},"as":"seen"},{"do":"take","what":{"from":"bound","name":"seen","type":"character","anyOf":[{"keyword":"Summon"}],"choose":"any"},"reveal":true},{"do":"putBack","what":{"from":"bound","name":"seen","choose":"all"},"where":"randomBottom"}]', 'Obejrzyj 3 wierzchnie karty swojej talii. Ujawnij i weź do ręki dowolną liczbę postaci ze słowem kluczowym Przywołanie spośród nich. Odłóż pozostałe karty na spód talii w losowej kolejności.'],
  ['[{"do":"discard","what":{"from":"hand"},"as":"discarded"},{"do":"powerup","amount":{"stat":"cost","of":"discarded"}}]', 'Odrzuć kartę z ręki. POWERUP X, gdzie X to koszt odrzuconej karty.'],
  ['[{"do":"hide","what":{"side":"enemy"},"as":"hidden"},{"do":"powerup","amount":{"stat":"power","of":"hidden"}}]', 'Ukryj wrogą postać w grze. POWERUP X, gdzie X to Power, jaką miała postać ukryta w ten sposób.'],
  ['[{"do":"look","at":{"side":"enemy","hidden":true},"as":"seen"},{"do":"takeControl","what":"seen","if":{"card":"seen","fits":{"cost":{"atMost":3}}}}]', 'Obejrzyj ukrytą wrogą postać w grze. Jeśli ma wydrukowany koszt 3 lub niższy, przejmij nad nią kontrolę.'],
  ['[{"do":"look","at":{"side":"enemy","hidden":true},"as":"seen"},{"do":"powerup","amount":{"stat":"cost","of":"seen"}}]', 'Obejrzyj ukrytą wrogą postać w grze. POWERUP X, gdzie X to wydrukowany koszt obejrzanej postaci.'],
  ['[{"do":"defeat","what":{"side":"enemy"},"as":"gone"},{"do":"powerup","amount":{"stat":"cost","of":"gone"}}]', 'Pokonaj wrogą postać w grze. POWERUP X, gdzie X to koszt pokonanej postaci.'],
  ['[{"do":"look","at":{"from":"deck","whose":"opponent","top":1},"as":"seen"},{"do":"putBack","what":"seen","where":"bottom","obligation":"may"}]', 'Obejrzyj wierzchnią kartę talii przeciwnika. Możesz ją odłożyć na spód talii.'],
  ['[{"do":"declare","as":"declared"},{"do":"powerup","amount":{"amount":"declared"}}]', 'Podaj liczbę. POWERUP X, gdzie X to podana liczba.'],
  ['[{"do":"payChakra","amount":"any","as":"spent"},{"do":"powerup","amount":{"amount":"spent"}}]', 'Zapłać dodatkowo dowolną ilość chakry. POWERUP X, gdzie X to ilość zapłaconej chakry.'],
  ['[{"do":"defeat","what":"self","as":"defeated"},{"do":"draw","amount":1,"if":{"done":"defeated"}}]', 'Pokonaj tę postać. Jeśli to zrobisz, dobierz kartę.'],
  ['[{"do":"forEach","of":{"side":"enemy","hidden":true},"member":"chosen","steps":[{"do":"choose","who":"opponent","obligation":"must","options":[[{"do":"play","what":"chosen","more":2}],[{"do":"defeat","what":"chosen"}]]}]}]', 'Wybierz ukrytą wrogą postać w grze. Przeciwnik musi ją odkryć, płacąc o 2 więcej, albo ją pokonać.'],
  ['[{"do":"return","what":{"side":"friendly","hidden":true},"as":"returned"},{"do":"putHidden","what":{"from":"hand"},"to":{"missionOf":"returned"}}]', 'Cofnij do ręki ukrytą sojuszniczą postać w grze. Połóż kartę z ręki jako ukrytą postać na misji, na której była cofnięta postać.'],
];

describe('steps that look back on others', () => {
  it.each(SEQUENCES)('%s', (given, text) => {
    expectText(instant(given), text);
  });
});

// prettier-ignore
const JOINED: readonly [string, string][] = [
  ['[{"do":"hide","what":"self"},{"do":"move","what":"self"}]', 'Ukryj tę postać i przenieś ją.'],
  ['[{"do":"draw","amount":1},{"do":"gainEdge"}]', 'Dobierz kartę i zyskaj Edge.'],
  ['[{"do":"reveal","what":{"side":"enemy","hidden":true},"as":"shown"},{"do":"defeat","what":"shown"}]', 'Ujawnij ukrytą wrogą postać w grze i pokonaj ją.'],
  ['[{"do":"discard","who":"opponent","what":{"from":"hand","choose":"all"},"as":"gone"},{"do":"draw","who":"opponent","amount":{"count":"gone"}}]', 'Przeciwnik odrzuca wszystkie karty z ręki i dobiera 1 kartę za każdą odrzuconą kartę.'],
  ['[{"do":"look","at":{"from":"deck","choose":"all"},"as":"seen"},{"do":"take","what":{"from":"bound","name":"seen","type":"character"},"reveal":true},{"do":"shuffle"}]', 'Przeszukaj swoją talię, ujawnij i weź do ręki postać. Potasuj swoją talię.'],
  ['[{"do":"discard","what":{"from":"hand"}},{"do":"draw","amount":1,"obligation":"may"}]', 'Odrzuć kartę z ręki. Możesz dobrać kartę.'],
  ['[{"do":"draw","amount":1},{"do":"draw","who":"opponent","amount":1}]', 'Dobierz kartę. Przeciwnik dobiera kartę.'],
  ['[{"do":"pay","cost":[{"do":"discard","what":{"from":"hand","anyOf":[{"name":"Tayuya"}]}}],"for":[{"do":"gainChakra","amount":2}]},{"do":"pay","cost":[{"do":"discard","what":{"from":"hand","anyOf":[{"name":"Sakon"}]}}],"for":[{"do":"draw","amount":2}]}]', 'Możesz odrzucić z ręki: kartę Tayuya, aby zyskać 2 chakry; kartę Sakon, aby dobrać 2 karty.'],
  ['[{"do":"choose","options":[[{"do":"move","what":{"in":"elsewhere","anyOf":[{"name":"Haku"}]},"to":"here"}],[{"do":"move","what":{"in":"here","anyOf":[{"name":"Haku"}]}}]]}]', 'Przenieś postać Haku na tę misję albo z tej misji.'],
];

describe('steps of one sentence', () => {
  it.each(JOINED)('%s', (given, text) => {
    expectText(instant(given), text);
  });
});

// prettier-ignore
const ACTORS: readonly [string, string][] = [
  ['{"do":"discard","who":"opponent","what":{"from":"hand","random":true}}', 'Przeciwnik odrzuca losową kartę z ręki.'],
  ['{"do":"defeat","who":"opponent","what":{"side":"yours","in":"here"}}', 'Przeciwnik pokonuje swoją postać na tej misji.'],
  ['{"do":"hide","who":"opponent","what":{"side":"enemy"}}', 'Przeciwnik ukrywa twoją postać w grze.'],
  ['{"do":"draw","who":"each","amount":1}', 'Każdy gracz dobiera kartę.'],
  ['{"do":"discard","what":{"from":"hand"},"obligation":"may"}', 'Możesz odrzucić kartę z ręki.'],
  ['{"do":"discard","what":{"from":"hand"},"obligation":"must"}', 'Musisz odrzucić kartę z ręki.'],
  ['{"do":"move","what":"self","obligation":"mustIfAble"}', 'Musisz przenieść tę postać, jeśli możesz.'],
  ['{"do":"payChakra","who":"opponent","amount":1,"obligation":"mustIfAble"}', 'Przeciwnik musi zapłacić 1 chakrę, jeśli może.'],
  ['{"do":"defeat","who":"opponent","what":{"side":"yours","in":"here"},"obligation":"must","until":{"value":{"count":{"side":"enemy","in":"here"}},"is":{"atMost":2}}}', 'Przeciwnik musi pokonywać swoje postacie na tej misji, dopóki ma ich tam więcej niż 2.'],
  ['{"do":"defeat","who":"opponent","what":{"side":"yours","in":"here"},"until":{"value":{"count":{"side":"enemy","in":"here"}},"is":{"atMost":{"count":{"side":"yours","in":"here"}}}}}', 'Przeciwnik pokonuje swoje postacie na tej misji, dopóki ma ich tam więcej niż ty.'],
  ['{"do":"hide","what":{"side":"yours"},"until":{"value":{"count":{"side":"yours"}},"is":{"atMost":2}}}', 'Ukrywaj swoje postacie w grze, dopóki masz ich w grze więcej niż 2.'],
  ['{"do":"draw","amount":1,"until":{"card":"self","fits":{"hidden":true,"tokens":{"atLeast":2}}}}', 'Dobieraj kartę, aż ta postać będzie ukryta i będzie mieć co najmniej 2 Power tokeny.'],
  ['{"do":"draw","amount":1,"until":{"edge":"you"}}', 'Dobieraj kartę, aż będziesz mieć Edge.'],
];

describe('who does it, and whether they must', () => {
  it.each(ACTORS)('%s', (given, text) => {
    expectText(instant(`[${given}]`), text);
  });
});

// prettier-ignore
const TARGETS: readonly [string, string][] = [
  ['{"choose":1}', 'Odrzuć postać w grze.'],
  ['{"side":"enemy","choose":2}', 'Odrzuć 2 wrogie postacie w grze.'],
  ['{"side":"enemy","choose":5}', 'Odrzuć 5 wrogich postaci w grze.'],
  ['{"side":"enemy","choose":{"upTo":1}}', 'Odrzuć najwyżej 1 wrogą postać w grze.'],
  ['{"side":"enemy","choose":{"upTo":2}}', 'Odrzuć najwyżej 2 wrogie postacie w grze.'],
  ['{"side":"enemy","choose":{"count":{"from":"hand"}}}', 'Odrzuć X wrogich postaci w grze, gdzie X to liczba kart na twojej ręce.'],
  ['{"side":"enemy","choose":"all"}', 'Odrzuć wszystkie wrogie postacie w grze.'],
  ['{"side":"enemy","choose":"any","total":{"stat":"cost","atMost":5}}', 'Odrzuć dowolną liczbę wrogich postaci w grze o łącznym koszcie 5 lub niższym.'],
  ['{"side":"enemy","choose":{"upTo":1},"perMission":true}', 'Odrzuć najwyżej 1 wrogą postać na każdej misji.'],
  ['{"side":"enemy","in":"oneMission","choose":"all"}', 'Odrzuć wszystkie wrogie postacie na wybranej misji.'],
  ['{"side":"yours","in":"here","hidden":true}', 'Odrzuć swoją ukrytą postać na tej misji.'],
  ['{"side":"enemy","by":"opponent"}', 'Odrzuć wrogą postać w grze wybraną przez przeciwnika.'],
  ['{"side":"enemy","hidden":false,"is":"weakest","in":"here"}', 'Odrzuć najsłabszą odkrytą wrogą postać na tej misji.'],
  ['{"side":"enemy","is":"strongest","among":"play","in":"here"}', 'Odrzuć najsilniejszą w grze wrogą postać na tej misji.'],
  ['{"side":"enemy","is":"cheapest"}', 'Odrzuć najtańszą wrogą postać w grze.'],
  ['{"in":"elsewhere","choose":"all"}', 'Odrzuć wszystkie postacie na innych misjach.'],
  ['{"in":{"missionOf":"self"}}', 'Odrzuć postać na misji tej postaci.'],
  ['{"anyOf":[{"name":"Tsunade"},{"name":"Shizune"}]}', 'Odrzuć postać Tsunade lub Shizune w grze.'],
  ['{"anyOf":[{"faction":"Akatsuki"},{"keyword":"Rogue Ninja"}]}', 'Odrzuć postać z frakcji Akatsuki lub ze słowem kluczowym Zbiegły ninja w grze.'],
  ['{"anyOf":[{"name":"Rock Lee"},{"keyword":"Taijutsu"},{"keyword":"Jutsu"}]}', 'Odrzuć postać o nazwie Rock Lee lub ze słowem kluczowym Taijutsu lub Jutsu w grze.'],
  ['{"anyOf":[{"family":"Uchiha"}],"noneOf":[{"keyword":"Jutsu"},{"name":"Itachi Uchiha"}]}', 'Odrzuć postać o nazwie zawierającej Uchiha i o nazwie innej niż Itachi Uchiha i bez słowa kluczowego Jutsu w grze.'],
  ['{"noneOf":[{"faction":"Leaf Village"}]}', 'Odrzuć postać spoza frakcji Wioska Liścia w grze.'],
  ['{"cost":{"atLeast":4},"power":{"exactly":4}}', 'Odrzuć postać o koszcie 4 lub wyższym i o Power równej dokładnie 4 w grze.'],
  ['{"cost":{"lessThan":3}}', 'Odrzuć postać o koszcie niższym niż 3 w grze.'],
  ['{"power":{"moreThan":3}}', 'Odrzuć postać o Power wyższej niż 3 w grze.'],
  ['{"printedPower":{"atMost":4},"printedCost":{"atMost":4}}', 'Odrzuć postać o wydrukowanym koszcie 4 lub niższym i o wydrukowanej Power 4 lub niższej w grze.'],
  ['{"cost":{"lessThan":{"count":{"from":"hand"}}}}', 'Odrzuć postać w grze o koszcie niższym niż liczba kart na twojej ręce.'],
  ['{"power":{"exactly":{"stat":"power","of":"self"}}}', 'Odrzuć postać w grze o Power równej Power tej postaci.'],
  ['{"power":{"atMost":{"stat":"power","of":{"side":"enemy","is":"strongest"}}}}', 'Odrzuć postać w grze o Power nie wyższej niż najsilniejsza wroga postać w grze.'],
  ['{"cost":{"atMost":{"stat":"cost","of":{"from":"attachments","on":{"card":"self"}}}}}', 'Odrzuć postać w grze o koszcie nie wyższym niż łączny koszt dołączeń na tej postaci.'],
  ['{"tokens":{"exactly":0}}', 'Odrzuć postać bez Power tokenów w grze.'],
  ['{"tokens":{"atLeast":2}}', 'Odrzuć postać z co najmniej 2 Power tokenami w grze.'],
  ['{"tokens":{"lessThan":{"stat":"tokens","of":"self"}}}', 'Odrzuć postać z liczbą Power tokenów niższą niż liczba Power tokenów na tej postaci w grze.'],
  ['{"upgraded":true,"side":"enemy"}', 'Odrzuć ulepszoną wrogą postać w grze.'],
  ['{"holding":{"anyOf":[{"keyword":"Food"}]},"in":"here"}', 'Odrzuć postać na tej misji mającą dołączenie ze słowem kluczowym Jedzenie.'],
  ['{"lastTurn":"played"}', 'Odrzuć postać zagraną w poprzedniej turze przeciwnika.'],
  ['{"lastTurn":"moved","side":"enemy"}', 'Odrzuć wrogą postać przeniesioną w poprzedniej turze przeciwnika.'],
  ['{"lastTurn":"playedCheaper"}', 'Odrzuć postać zagraną w poprzedniej turze przeciwnika poniżej wydrukowanego kosztu dzięki efektowi karty.'],
  ['{"sameName":"self","otherThan":"self"}', 'Odrzuć inną postać w grze o tej samej nazwie co ta postać.'],
  ['{"otherThan":"self"}', 'Odrzuć postać w grze inną niż ta postać.'],
  ['{"other":true,"controlled":true,"in":"here"}', 'Odrzuć inną przejętą postać na tej misji.'],
  ['{"from":"hand","whose":"opponent","random":true,"choose":2}', 'Odrzuć 2 losowe karty z ręki przeciwnika.'],
  ['{"from":"deck","top":3,"choose":1}', 'Odrzuć kartę spośród 3 wierzchnich kart swojej talii.'],
  ['{"from":"discard","top":1,"type":"character"}', 'Odrzuć postać z wierzchu swojego stosu odrzuconych.'],
  ['{"from":"discard","cost":{"atMost":2}}', 'Odrzuć kartę o koszcie 2 lub niższym ze swojego stosu odrzuconych.'],
  ['{"from":"hidden","anyOf":[{"name":"Gaara"}]}', 'Odrzuć swoją ukrytą postać Gaara.'],
  ['{"from":"attachments","on":"mission","in":"here","other":true}', 'Odrzuć inne dołączenie na karcie tej misji.'],
  ['{"from":"stack","of":{"side":"enemy"},"part":"each","anyOf":[{"keyword":"Tailed Beast"}],"choose":"all"}', 'Odrzuć wszystkie karty ze słowem kluczowym Ogoniasta Bestia ze stosu ulepszeń wrogiej postaci w grze.'],
  ['{"from":"missions","with":{"side":"friendly"},"choose":"all"}', 'Odrzuć wszystkie misje z inną sojuszniczą postacią.'],
];

describe('which cards are meant', () => {
  it.each(TARGETS)('%s', (given, text) => {
    expectText(instant(`[{"do":"discard","what":${given}}]`), text);
  });
});
