import { Star } from 'lucide-react';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import {
  CardFacts,
  CardLink,
  CardPicture,
  CardProgress,
  CardText,
} from '../../../ui/display/card-link.tsx';
import { Fold } from '../../../ui/display/fold.tsx';
import { FoldedPart } from '../../../ui/display/folded-part.tsx';
import { FoldedTable } from '../../../ui/display/folded-table.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { NumberTable } from '../../../ui/display/number-table.tsx';
import { Steady } from '../../../ui/display/steady.tsx';
import { longText, Row, Sample } from './sample.tsx';

const tones: readonly BadgeTone[] = ['neutral', 'action', 'zero', 'one', 'points', 'good', 'bad'];

const counts = {
  caption: 'What 100 looks showed',
  head: ['Outcome', 'Count', 'Share'],
  rows: [
    ['00', 48, '48%'],
    ['11', 52, '52%'],
  ],
} as const;

export function DisplaySamples() {
  return (
    <>
      <Sample name="display/avatar">
        <Row>
          <Avatar name="Ada" className="size-11 text-lg" />
          <Avatar name="" className="size-14 text-2xl" />
        </Row>
      </Sample>
      <Sample name="display/steady">
        <Steady items={['A short word', 'A sentence that is longer']} shown={0} />
      </Sample>
      <Sample name="display/badge">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="points">
            <Star aria-hidden="true" />
            +25 points
          </Badge>
        </Row>
      </Sample>
      <Sample name="display/card-section">
        <CardSection title="About you" intro="Others see only your username.">
          <p>Ada</p>
        </CardSection>
      </Sample>
      <Sample name="display/card">
        <Card>
          <h3 className="text-xl">A card</h3>
          <p className="text-ink-soft">{longText}</p>
        </Card>
      </Sample>
      <Sample name="display/card-link">
        <CardLink
          to="/"
          heading="A card that is a link"
          level={3}
          picture={<CardPicture src="/pictures/flashcards/turn-it.svg" />}
        >
          <CardText>{longText}</CardText>
          <CardFacts>
            <Badge tone="zero">Beginner</Badge>
            12 cards
          </CardFacts>
          <CardProgress value={40} label="Progress" />
        </CardLink>
      </Sample>
      <Sample name="display/fold">
        <Fold summary="How this works">
          <p>What is not the thing to do opens on a press.</p>
        </Fold>
      </Sample>
      <Sample name="display/folded-part">
        <FoldedPart title="Settings">
          <p>What is not the thing to do opens on a press.</p>
        </FoldedPart>
      </Sample>
      <Sample name="display/folded-table">
        <FoldedTable {...counts} />
      </Sample>
      <Sample name="display/number-table">
        <NumberTable {...counts} />
      </Sample>
      <Sample name="display/narrow-page">
        <NarrowPage title="A narrow page" intro="With one thing to do on it.">
          <p>The thing to do.</p>
        </NarrowPage>
      </Sample>
    </>
  );
}
