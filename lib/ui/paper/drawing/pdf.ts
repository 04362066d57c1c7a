import PDFDocument from 'pdfkit';
import type { Gradient, Path, Shape } from './shapes';
import { drawable, FACES, faceFile } from './typeface';

/** In points. */
export const PAPERS = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;
export type Paper = keyof typeof PAPERS;

export interface PdfPage {
  shapes: readonly Shape[];
}

interface PdfInfo {
  title: string;
  /** BCP 47, for whoever has the sheet read out. */
  language: string;
  paper: Paper;
}

/** Pages as a PDF that comes in pieces while the rest is still being drawn: only the page at hand is in memory. */
export function toPdf(pages: Iterable<PdfPage>, { title, language, paper }: PdfInfo): ReadableStream<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    size: [PAPERS[paper].width, PAPERS[paper].height],
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Kage Codex', Producer: 'Kage Codex' },
    // Else it would open Helvetica, which has no Cyrillic and is never used.
    font: '',
  });
  for (const face of FACES) document.registerFont(face, faceFile(face));
  const waiting = pages[Symbol.iterator]();
  const chunks: AsyncIterator<Uint8Array> = document[Symbol.asyncIterator]();
  let drawing = true;

  function drawOne() {
    const next = waiting.next();
    if (next.done) {
      drawing = false;
      document.end();
      return;
    }
    document.addPage();
    next.value.shapes.forEach((shape) => draw(document, shape));
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      // What was drawn waits in the document until it is read.
      while (drawing && document.readableLength === 0) drawOne();
      const chunk = await chunks.next();
      if (chunk.done) controller.close();
      else controller.enqueue(new Uint8Array(chunk.value));
    },
    cancel() {
      document.destroy();
    },
  });
}

type Document = PDFKit.PDFDocument;

function draw(document: Document, shape: Shape): void {
  switch (shape.kind) {
    case 'path':
      return drawPath(document, shape);
    case 'words':
      document
        .font(shape.face)
        .fontSize(shape.size)
        .fillColor(shape.colour, 1)
        .text(drawable(shape.text, shape.face), ...shape.at, { lineBreak: false, baseline: 'alphabetic' });
      return;
    case 'group':
      document.save();
      if (shape.matrix) document.transform(...shape.matrix);
      if (shape.clip) document.path(shape.clip).clip();
      shape.shapes.forEach((inner) => draw(document, inner));
      document.restore();
  }
}

function drawPath(document: Document, { d, fill, stroke, strokeWidth = 1, dash, opacity = 1, round }: Path): void {
  document.path(d).opacity(opacity);
  if (dash) document.dash(dash[0], { space: dash[1] });
  if (stroke)
    document
      .lineWidth(strokeWidth)
      .lineCap(round ? 'round' : 'butt')
      .lineJoin(round ? 'round' : 'miter');
  const paint = fill && (typeof fill === 'string' ? fill : gradient(document, fill));
  if (paint && stroke) document.fillAndStroke(paint, stroke);
  else if (paint) document.fill(paint);
  else if (stroke) document.stroke(stroke);
  if (dash) document.undash();
}

function gradient(document: Document, { centre: [x, y], radius, stops }: Gradient) {
  const made = document.radialGradient(x, y, 0, x, y, radius);
  stops.forEach(({ at, colour }) => made.stop(at, colour));
  return made;
}
