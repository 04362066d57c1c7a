// What Tabletop Simulator reads from its folder of saved objects: as much of its JSON as a pile of cards needs.

/** One picture for each printing: its face is the whole of a sheet. */
interface Sheet {
  FaceURL: string;
  BackURL: string;
  NumWidth: 1;
  NumHeight: 1;
  BackIsHidden: true;
  UniqueBack: false;
  Type: 0;
}

export interface TableCard {
  /** Id of a printing or code of a card: kept in the notes that only a game master sees. */
  id: string;
  nickname: string;
  description: string;
  face: string;
}

interface Thing {
  Name: 'Card' | 'Deck';
  Transform: Record<string, number>;
  Nickname: string;
  Description: string;
  GMNotes: string;
  Hands: true;
  /** Of a card within a pile the pile has it. */
  CustomDeck?: Record<string, Sheet>;
  CardID?: number;
  DeckIDs?: number[];
  ContainedObjects?: Thing[];
}

export interface SavedObject {
  SaveName: string;
  GameMode: string;
  Note: string;
  ObjectStates: Thing[];
}

/**
 * A pile, face down, beside the others by its `place`. A single card is no deck to the game, which will not open a deck
 * of one.
 */
export function pile(cards: readonly TableCard[], nickname: string, back: string, place: number): Thing[] {
  const sheets = new Map<string, number>();
  for (const { face } of cards) if (!sheets.has(face)) sheets.set(face, sheets.size + 1);
  const things = cards.map((card) => tableCard(card, sheets.get(card.face) ?? 1, place));
  const [first] = things;
  const CustomDeck = Object.fromEntries([...sheets].map(([face, number]) => [number, sheet(face, back)]));
  if (!first || things.length === 1) return first ? [{ ...first, CustomDeck }] : [];
  return [
    {
      Name: 'Deck',
      Transform: transform(place),
      Nickname: nickname,
      Description: '',
      GMNotes: '',
      Hands: true,
      DeckIDs: things.map(({ CardID = 0 }) => CardID),
      CustomDeck,
      ContainedObjects: things,
    },
  ];
}

function tableCard(card: TableCard, sheetNumber: number, place: number): Thing {
  return {
    Name: 'Card',
    Transform: transform(place),
    Nickname: card.nickname,
    Description: card.description,
    GMNotes: card.id,
    Hands: true,
    CardID: sheetNumber * 100,
  };
}

function sheet(face: string, back: string): Sheet {
  return { FaceURL: face, BackURL: back, NumWidth: 1, NumHeight: 1, BackIsHidden: true, UniqueBack: false, Type: 0 };
}

/** Turned over, so that the back is up. */
function transform(place: number): Record<string, number> {
  return { posX: place * 4, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
}
