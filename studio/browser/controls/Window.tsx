import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import * as styles from "./Window.css.ts";

interface Props {
  readonly title: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the studio. Escape, and a press beside it, close it. */
export function Window({ title, wide = false, onClose, children }: Props) {
  return (
    <ModalOverlay className={styles.back} isOpen isDismissable onOpenChange={(open) => open || onClose()}>
      <Modal>
        <Dialog className={wide ? styles.wide : styles.dialog}>
          <Heading slot="title" className={styles.heading}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
