import { describe, expect, it } from 'vitest';
import type { EventKind } from '../../engine/state/events';
import type { TextLocale } from '../traits';
import { A, B, type Data, id, tell } from './testing';

const LOCALES: readonly TextLocale[] = ['en', 'pl', 'uk', 'fr'];

/** What player A is told of each kind, in that order. */
// prettier-ignore
const TABLE: Readonly<Record<EventKind, readonly [Data, readonly string[]]>> = {
  roundStarted: [{ amount: 2 }, [
    'Round 2 begins.',
    'Zaczyna się runda 2.',
    'Починається раунд 2.',
    'La manche 2 commence.',
  ]],
  missionRevealed: [{ cards: [id('ks-m03')], mission: 2 }, [
    'Mission “Find the Traitor” is turned up with rank B.',
    'Misja „Find the Traitor” zostaje odkryta z rangą B.',
    'Місію «Find the Traitor» відкрито з рангом B.',
    'La mission «\u202fTrouver le traître\u202f» est révélée au rang B.',
  ]],
  chakraGained: [{ player: A, amount: 2, cause: id('kakashi') }, [
    'You gain 2 chakra because of Kakashi Hatake.',
    'Zyskujesz 2 chakry w wyniku efektu postaci Kakashi Hatake.',
    'Ти отримуєш 2 чакри через ефект персонажа Kakashi Hatake.',
    'Vous gagnez 2 chakra par l’effet du personnage Kakashi Hatake.',
  ]],
  chakraPaid: [{ player: B, amount: 1, cause: id('sasuke') }, [
    'The opponent pays 1 chakra because of Sasuke Uchiha.',
    'Przeciwnik płaci 1 chakrę w wyniku efektu postaci Sasuke Uchiha.',
    'Суперник платить 1 чакру через ефект персонажа Sasuke Uchiha.',
    'L’adversaire paie 1 chakra par l’effet du personnage Sasuke Uchiwa.',
  ]],
  chakraStolen: [{ player: A, amount: 1, cause: id('kakashi') }, [
    'You steal 1 chakra from the opponent because of Kakashi Hatake.',
    'Kradniesz przeciwnikowi 1 chakrę w wyniku efektu postaci Kakashi Hatake.',
    'Ти крадеш у суперника 1 чакру через ефект персонажа Kakashi Hatake.',
    'Vous volez 1 chakra à l’adversaire par l’effet du personnage Kakashi Hatake.',
  ]],
  chakraLost: [{ player: B, amount: 5 }, [
    'The opponent loses 5 unspent chakra.',
    'Przeciwnik traci 5 chakry na koniec rundy.',
    'Суперник втрачає 5 чакри наприкінці раунду.',
    'L’adversaire perd 5 chakra à la fin de la manche.',
  ]],
  drew: [{ player: A, cards: [id('ks-001')], amount: 1, cause: id('kakashi'), secretTo: A }, [
    'You draw a card because of Kakashi Hatake: Hiruzen Sarutobi.',
    'Dobierasz kartę w wyniku efektu postaci Kakashi Hatake: Hiruzen Sarutobi.',
    'Ти береш карту через ефект персонажа Kakashi Hatake: Hiruzen Sarutobi.',
    'Vous piochez une carte par l’effet du personnage Kakashi Hatake\u202f: Hiruzen Sarutobi.',
  ]],
  mulligan: [{ player: A }, [
    'You take a mulligan.',
    'Robisz mulligan.',
    'Ти робиш муліган.',
    'Vous faites un mulligan.',
  ]],
  played: [{ player: A, cards: [id('ks-028')], mission: 0 }, [
    'You play Akamaru in mission “Chunin Exam”.',
    'Zagrywasz postać Akamaru na misję „Chunin Exam”.',
    'Ти граєш персонажа Akamaru на місію «Chunin Exam».',
    'Vous jouez le personnage Akamaru dans la mission «\u202fExamen Chûnin\u202f».',
  ]],
  playedHidden: [{ player: A, cards: [id('ks-028')], mission: 0 }, [
    'You play Akamaru as a hidden character in mission “Chunin Exam”.',
    'Zagrywasz kartę Akamaru jako ukrytą postać na misję „Chunin Exam”.',
    'Ти граєш карту Akamaru як прихованого персонажа на місію «Chunin Exam».',
    'Vous jouez la carte Akamaru comme personnage caché dans la mission «\u202fExamen Chûnin\u202f».',
  ]],
  revealed: [{ player: B, cards: [id('naruto')], mission: 0 }, [
    'The opponent reveals Naruto Uzumaki in mission “Chunin Exam”.',
    'Przeciwnik odkrywa postać Naruto Uzumaki na misji „Chunin Exam”.',
    'Суперник відкриває персонажа Naruto Uzumaki на місії «Chunin Exam».',
    'L’adversaire révèle le personnage Naruto Uzumaki dans la mission «\u202fExamen Chûnin\u202f».',
  ]],
  upgraded: [{ player: A, cards: [id('ks-016'), id('kakashi')], mission: 0 }, [
    'You play Kakashi Hatake as an upgrade over Kakashi Hatake in mission “Chunin Exam”.',
    'Zagrywasz postać Kakashi Hatake jako ulepszenie postaci Kakashi Hatake na misji „Chunin Exam”.',
    'Ти граєш персонажа Kakashi Hatake як покращення поверх персонажа Kakashi Hatake на місії «Chunin Exam».',
    'Vous jouez le personnage Kakashi Hatake en amélioration du personnage Kakashi Hatake dans la mission «\u202fExamen Chûnin\u202f».',
  ]],
  attached: [{ player: A, cards: [id('senbon'), id('sasuke')] }, [
    'You attach Senbon to the opponent’s Sasuke Uchiha.',
    'Umieszczasz dołączenie Senbon na postaci Sasuke Uchiha przeciwnika.',
    'Ти кладеш долучення Senbon на персонажа Sasuke Uchiha суперника.',
    'Vous posez l’attachement Senbon sur le personnage Sasuke Uchiwa de l’adversaire.',
  ]],
  passed: [{ player: A }, [
    'You pass.',
    'Pasujesz.',
    'Ти пасуєш.',
    'Vous passez.',
  ]],
  edge: [{ player: B }, [
    'The opponent gains the Edge.',
    'Przeciwnik zyskuje Edge.',
    'Суперник отримує Edge.',
    'L’adversaire gagne l’Edge.',
  ]],
  tokens: [{ cards: [id('kakashi')], amount: 3, cause: id('kakashi') }, [
    'Your Kakashi Hatake gets 3 Power tokens because of its own effect.',
    'Twoja postać Kakashi Hatake dostaje 3 Power tokeny w wyniku własnego efektu.',
    'Твій персонаж Kakashi Hatake отримує 3 Power токени через власний ефект.',
    'Votre personnage Kakashi Hatake reçoit 3 jetons Power par son propre effet.',
  ]],
  hidden: [{ cards: [id('sasuke')], cause: id('kakashi') }, [
    'The opponent’s Sasuke Uchiha is hidden because of Kakashi Hatake.',
    'Postać Sasuke Uchiha przeciwnika zostaje ukryta w wyniku efektu postaci Kakashi Hatake.',
    'Персонажа Sasuke Uchiha суперника приховано через ефект персонажа Kakashi Hatake.',
    'Le personnage Sasuke Uchiwa de l’adversaire est caché par l’effet du personnage Kakashi Hatake.',
  ]],
  defeated: [{ player: B, cards: [id('naruto')], cause: id('kakashi') }, [
    'The opponent’s hidden Naruto Uzumaki is defeated because of Kakashi Hatake.',
    'Ukryta postać Naruto Uzumaki przeciwnika zostaje pokonana w wyniku efektu postaci Kakashi Hatake.',
    'Прихованого персонажа Naruto Uzumaki суперника переможено через ефект персонажа Kakashi Hatake.',
    'Le personnage caché Naruto Uzumaki de l’adversaire est vaincu par l’effet du personnage Kakashi Hatake.',
  ]],
  moved: [{ cards: [id('naruto')], mission: 1, cause: id('kakashi') }, [
    'The opponent’s hidden character is moved to mission “Reconnaissance” because of Kakashi Hatake.',
    'Ukryta postać przeciwnika zostaje przeniesiona na misję „Zwiad” w wyniku efektu postaci Kakashi Hatake.',
    'Прихованого персонажа суперника переміщено на місію «Reconnaissance» через ефект персонажа Kakashi Hatake.',
    'Un personnage caché de l’adversaire est déplacé vers la mission «\u202fReconnaissance\u202f» par l’effet du personnage Kakashi Hatake.',
  ]],
  controlTaken: [{ player: A, cards: [id('sasuke')], cause: id('kakashi') }, [
    'You take control of the opponent’s Sasuke Uchiha because of Kakashi Hatake.',
    'Przejmujesz kontrolę nad postacią Sasuke Uchiha przeciwnika w wyniku efektu postaci Kakashi Hatake.',
    'Ти перехоплюєш контроль над персонажем Sasuke Uchiha суперника через ефект персонажа Kakashi Hatake.',
    'Vous prenez le contrôle du personnage Sasuke Uchiwa de l’adversaire par l’effet du personnage Kakashi Hatake.',
  ]],
  controlReturned: [{ player: B, cards: [id('sasuke')] }, [
    'Sasuke Uchiha is back under the opponent’s control.',
    'Postać Sasuke Uchiha wraca pod kontrolę przeciwnika.',
    'Персонаж Sasuke Uchiha повертається під контроль суперника.',
    'Le personnage Sasuke Uchiwa revient sous le contrôle de l’adversaire.',
  ]],
  returned: [{ player: B, cards: [id('sasuke')], cause: id('kakashi') }, [
    'Sasuke Uchiha returns to the opponent’s hand because of Kakashi Hatake.',
    'Postać Sasuke Uchiha wraca do ręki przeciwnika w wyniku efektu postaci Kakashi Hatake.',
    'Персонаж Sasuke Uchiha повертається в руку суперника через ефект персонажа Kakashi Hatake.',
    'Le personnage Sasuke Uchiwa revient dans la main de l’adversaire par l’effet du personnage Kakashi Hatake.',
  ]],
  discarded: [{ player: B, cards: [id('kunai')] }, [
    'Kunai Knife goes to the opponent’s discard pile.',
    'Dołączenie Kunai trafia na stos odrzuconych przeciwnika.',
    'Долучення Kunai Knife потрапляє в стос скидання суперника.',
    'L’attachement Kunai va dans la défausse de l’adversaire.',
  ]],
  putHidden: [{ player: A, cards: [id('ks-028')], mission: 1, cause: id('kakashi') }, [
    'You put Akamaru as a hidden character in mission “Reconnaissance” because of Kakashi Hatake.',
    'Umieszczasz kartę Akamaru jako ukrytą postać na misji „Zwiad” w wyniku efektu postaci Kakashi Hatake.',
    'Ти викладаєш карту Akamaru як прихованого персонажа на місію «Reconnaissance» через ефект персонажа Kakashi Hatake.',
    'Vous placez la carte Akamaru comme personnage caché dans la mission «\u202fReconnaissance\u202f» par l’effet du personnage Kakashi Hatake.',
  ]],
  looked: [{ player: A, cards: [id('naruto')], amount: 1, cause: id('kakashi') }, [
    'You look at the opponent’s hidden Naruto Uzumaki because of Kakashi Hatake.',
    'Oglądasz ukrytą postać Naruto Uzumaki przeciwnika w wyniku efektu postaci Kakashi Hatake.',
    'Ти переглядаєш прихованого персонажа Naruto Uzumaki суперника через ефект персонажа Kakashi Hatake.',
    'Vous regardez le personnage caché Naruto Uzumaki de l’adversaire par l’effet du personnage Kakashi Hatake.',
  ]],
  shown: [{ player: A, cards: [id('ks-028'), id('senbon')], cause: id('kakashi') }, [
    'You show 2 cards because of Kakashi Hatake: Akamaru, Senbon.',
    'Ujawniasz 2 karty w wyniku efektu postaci Kakashi Hatake: Akamaru, Senbon.',
    'Ти показуєш 2 карти через ефект персонажа Kakashi Hatake: Akamaru, Senbon.',
    'Vous révélez 2 cartes par l’effet du personnage Kakashi Hatake\u202f: Akamaru, Senbon.',
  ]],
  putBack: [{ player: A, cards: [id('ks-001')], amount: 1, cause: id('kakashi'), secretTo: A }, [
    'You put a card back into the deck because of Kakashi Hatake: Hiruzen Sarutobi.',
    'Odkładasz do talii kartę w wyniku efektu postaci Kakashi Hatake: Hiruzen Sarutobi.',
    'Ти кладеш у колоду карту через ефект персонажа Kakashi Hatake: Hiruzen Sarutobi.',
    'Vous remettez une carte dans le deck par l’effet du personnage Kakashi Hatake\u202f: Hiruzen Sarutobi.',
  ]],
  shuffled: [{ player: A, cause: id('kakashi') }, [
    'You shuffle the deck because of Kakashi Hatake.',
    'Tasujesz talię w wyniku efektu postaci Kakashi Hatake.',
    'Ти тасуєш колоду через ефект персонажа Kakashi Hatake.',
    'Vous mélangez le deck par l’effet du personnage Kakashi Hatake.',
  ]],
  took: [{ player: A, cards: [id('ks-001')], amount: 1, cause: id('kakashi') }, [
    'You take a card into hand because of Kakashi Hatake: Hiruzen Sarutobi.',
    'Bierzesz do ręki kartę w wyniku efektu postaci Kakashi Hatake: Hiruzen Sarutobi.',
    'Ти береш у руку карту через ефект персонажа Kakashi Hatake: Hiruzen Sarutobi.',
    'Vous prenez une carte en main par l’effet du personnage Kakashi Hatake\u202f: Hiruzen Sarutobi.',
  ]],
  duplicateDiscarded: [{ player: B, cards: [id('sasuke')], mission: 0 }, [
    'Sasuke Uchiha goes to the opponent’s discard pile: its name is already there.',
    'Postać Sasuke Uchiha trafia na stos odrzuconych przeciwnika, bo jest tam już postać o tej nazwie.',
    'Персонаж Sasuke Uchiha потрапляє в стос скидання суперника, бо там уже є персонаж із цим ім’ям.',
    'Le personnage Sasuke Uchiwa va dans la défausse de l’adversaire, car un personnage de ce nom y est déjà.',
  ]],
  attachmentMoved: [{ cards: [id('kunai'), id('kakashi')], cause: id('kakashi') }, [
    'The opponent’s Kunai Knife is moved onto your Kakashi Hatake because of Kakashi Hatake.',
    'Dołączenie Kunai przeciwnika przechodzi na twoją postać Kakashi Hatake w wyniku efektu postaci Kakashi Hatake.',
    'Долучення Kunai Knife суперника переміщено на твого персонажа Kakashi Hatake через ефект персонажа Kakashi Hatake.',
    'L’attachement Kunai de l’adversaire passe sur votre personnage Kakashi Hatake par l’effet du personnage Kakashi Hatake.',
  ]],
  points: [{ player: A, amount: 5, mission: 1 }, [
    'You gain 5 Mission points for mission “Reconnaissance”.',
    'Zyskujesz 5 punktów misji za misję „Zwiad”.',
    'Ти отримуєш 5 очок місій за місію «Reconnaissance».',
    'Vous gagnez 5 points de mission pour la mission «\u202fReconnaissance\u202f».',
  ]],
  missionWon: [{ player: A, amount: 7, mission: 1 }, [
    'You win mission “Reconnaissance” with 7 Power.',
    'Wygrywasz misję „Zwiad” z Power 7.',
    'Ти виграєш місію «Reconnaissance» з Power 7.',
    'Vous gagnez la mission «\u202fReconnaissance\u202f» avec une Power de 7.',
  ]],
  missionTied: [{ mission: 0 }, [
    'Nobody wins mission “Chunin Exam”.',
    'Nikt nie wygrywa misji „Chunin Exam”.',
    'Ніхто не виграє місію «Chunin Exam».',
    'Personne ne gagne la mission «\u202fExamen Chûnin\u202f».',
  ]],
  effect: [{ player: A, cause: id('sasuke'), amount: 1 }, [
    'Next is the AMBUSH effect of Sasuke Uchiha.',
    'Kolej na efekt AMBUSH postaci Sasuke Uchiha.',
    'Настає черга ефекту AMBUSH персонажа Sasuke Uchiha.',
    'Au tour de l’effet AMBUSH du personnage Sasuke Uchiwa.',
  ]],
  replaced: [{ player: B, cards: [id('kakashi')], cause: id('sasuke') }, [
    'The effect of Sasuke Uchiha replaces what would happen to your Kakashi Hatake.',
    'Efekt postaci Sasuke Uchiha zastępuje to, co miało spotkać twoją postać Kakashi Hatake.',
    'Ефект персонажа Sasuke Uchiha заміняє те, що мало статися з твоїм персонажем Kakashi Hatake.',
    'L’effet du personnage Sasuke Uchiwa remplace ce qui devait arriver à votre personnage Kakashi Hatake.',
  ]],
  declared: [{ player: A, amount: 3, cause: id('kakashi') }, [
    'You declare the number 3 because of Kakashi Hatake.',
    'Podajesz liczbę 3 w wyniku efektu postaci Kakashi Hatake.',
    'Ти називаєш число 3 через ефект персонажа Kakashi Hatake.',
    'Vous annoncez le nombre 3 par l’effet du personnage Kakashi Hatake.',
  ]],
  power: [{ cards: [id('kakashi')], amount: 2, cause: id('kakashi') }, [
    'Your Kakashi Hatake has +2 Power while this mission is evaluated because of its own effect.',
    'Twoja postać Kakashi Hatake ma +2 Power w ocenie tej misji w wyniku własnego efektu.',
    'Твій персонаж Kakashi Hatake має +2 Power під час оцінки цієї місії через власний ефект.',
    'Votre personnage Kakashi Hatake a +2 Power pendant l’évaluation de cette mission par son propre effet.',
  ]],
  duty: [{ player: B, cause: id('sasuke') }, [
    'The rest of the effect of Sasuke Uchiha waits for the end of the round.',
    'Reszta efektu postaci Sasuke Uchiha zadziała na koniec rundy.',
    'Решта ефекту персонажа Sasuke Uchiha спрацює наприкінці раунду.',
    'La suite de l’effet du personnage Sasuke Uchiwa aura lieu à la fin de la manche.',
  ]],
  tokensLost: [{ cards: [id('kakashi')], amount: 1 }, [
    'Your Kakashi Hatake loses 1 Power token at the end of the round.',
    'Twoja postać Kakashi Hatake traci 1 Power token na koniec rundy.',
    'Твій персонаж Kakashi Hatake втрачає 1 Power токен наприкінці раунду.',
    'Votre personnage Kakashi Hatake perd 1 jeton Power à la fin de la manche.',
  ]],
  gameOver: [{ player: A }, [
    'You win the game.',
    'Wygrywasz partię.',
    'Ти виграєш партію.',
    'Vous gagnez la partie.',
  ]],
};

describe.each(Object.entries(TABLE))('%s', (kind, [data, sentences]) => {
  it.each(LOCALES.map((locale, at) => [locale, sentences[at]] as const))('in %s', (locale, sentence) => {
    expect(tell(kind as EventKind, data, { locale, viewer: A })).toBe(sentence);
  });
});
