import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import * as styles from "./controls.css.ts";

interface Props {
  readonly title: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the studio. Escape, and a press beside it, close it. */
export function Window({ title, wide = false, onClose, children }: Props) {
  return (
    <ModalOverlay className={styles.dialogBack} isOpen isDismissable onOpenChange={(open) => open || onClose()}>
      <Modal>
        <Dialog className={wide ? styles.wideDialog : styles.dialog}>
          <Heading slot="title" className={styles.dialogHeading}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
